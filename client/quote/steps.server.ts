import * as v from "valibot";
import type { Circumstance, FieldSpec, FormStep } from "#shared/forms/form-step.ts";
import { fieldsFor, schemaOf } from "#shared/forms/form-step.ts";
import { parseFields } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { Site } from "#shared/site.ts";
import type { Draft } from "./draft.server.ts";

/** What is known about this visitor that decides which fields are shown. */
export function circumstancesOf(
  flow: QuoteFlow,
  draft: Draft,
  { referenceCode }: Pick<Site, "referenceCode">,
): Circumstance[] {
  return [
    ...flow.circumstancesOf(draft.values),
    ...(draft.needsBirthDate ? (["birth-date-needed"] as const) : []),
    ...(draft.stage === "risk" && draft.identity === undefined
      ? (["identity-unknown"] as const)
      : []),
    ...(referenceCode === "true" ? (["reference-codes"] as const) : []),
  ];
}

/** The step the visitor stands at. */
export const currentStep = (flow: QuoteFlow, draft: Draft): FormStep => {
  if (draft.stage !== "risk") return flow.person;
  return draft.isManual ? flow.manual : flow.lookup;
};

/** Every field of the flow, for keeping typed text. */
export const allFields = (flow: QuoteFlow): readonly FieldSpec[] => [
  ...flow.person.fields,
  ...flow.lookup.fields,
  ...flow.manual.fields,
];

/** A ticked box that is not sent means it was unticked: forget it among the kept values. */
export function mergeTyped(
  kept: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
  shown: readonly FieldSpec[],
): Record<string, string> {
  const unticked = shown.filter(({ kind, name }) => kind === "consent" && !(name in typed));
  const merged = { ...kept, ...typed };
  for (const { name } of unticked) delete merged[name];
  return merged;
}

export type StepResult =
  | { readonly ok: true; readonly values: Record<string, unknown> }
  | { readonly ok: false; readonly errors: Record<string, string> };

/** Checks the fields of a step against what is kept. */
export function checkStep(
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string>>,
  now: number,
): StepResult {
  const parsed = parseFields(schemaOf(fields, now), values);
  return parsed.ok ? { ok: true, values: parsed.value } : { ok: false, errors: parsed.reason };
}

/** What a registry is asked with, as typed: what starts a quote and what its look-up alone asks for. */
export function lookUpKey(flow: QuoteFlow, values: Readonly<Record<string, string>>): string {
  const byHand = new Set(flow.manual.fields.map(({ name }) => name));
  const asked = flow.lookup.fields.map(({ name }) => name).filter((name) => !byHand.has(name));
  return JSON.stringify([...flow.quickStart, ...asked].map((name) => values[name] ?? ""));
}

/**
 * Checks everything entered so far, in step order. What a registry was asked with and did not answer goes along with a
 * form filled in by hand where it is valid: it may answer later. Numbers of another vehicle stay behind.
 */
export function checkAll(
  flow: QuoteFlow,
  draft: Draft,
  { now, site }: Pick<PageRequest, "now" | "site">,
): StepResult {
  const circumstances = circumstancesOf(flow, draft, site);
  const fields = [
    ...fieldsFor(flow.person, circumstances),
    ...fieldsFor(currentStep(flow, draft), circumstances),
  ];
  const checked = checkStep(fields, draft.values, now());
  if (!checked.ok || !draft.isManual) return checked;
  if (draft.unanswered !== lookUpKey(flow, draft.values)) return checked;
  const typed = validValues(fieldsFor(flow.lookup, circumstances), draft.values, now());
  return { ok: true, values: { ...typed, ...checked.values } };
}

function validValues(
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string>>,
  now: number,
): Record<string, unknown> {
  const entries = fields.flatMap(({ name, schema }) => {
    const parsed = v.safeParse(schema(now), values[name] ?? "");
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  return Object.fromEntries(entries);
}
