import * as v from "valibot";
import type { FieldKind } from "#shared/fields/asked-field.ts";
import type {
  CheckedValues,
  Circumstance,
  Fields,
  NamedField,
  TypedText,
} from "#shared/fields/field.ts";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { oneFlag } from "#shared/fields/marketing.ts";
import { unaskedPerson } from "#shared/fields/holder.ts";
import { nameInGroup, nestFields } from "#shared/fields/field-name.ts";
import { parseFields } from "#shared/forms/parse-form.ts";
import type { AnyLine, FlowStep } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { placeInGroup } from "#shared/lines/quote-call.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Site } from "#shared/site.ts";
import { stepRefusals } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { insuredCountOf } from "./draft.server.ts";
import type { Progress } from "./shown-fields.ts";
import { shownFields } from "./shown-fields.ts";

type SiteSettings = Pick<Site, "referenceCode">;

/** Where a visitor stands: an index into the line's steps. */
export const stepIndex = ({ steps }: AnyLine, { step }: Draft): number =>
  Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  );

/** The step the visitor stands at. */
export function currentStep(line: AnyLine, draft: Draft): FlowStep {
  const step = line.steps[stepIndex(line, draft)];
  if (step === undefined) throw new Error(`${line.product.id} has no steps`);
  return step;
}

/**
 * The draft at the step that is asked for, when the visitor has come as far already: one who goes back finds it as it was
 * typed, and the later ones are still there.
 */
export function standingAt(line: AnyLine, draft: Draft, asked: string | undefined): Draft {
  const index = line.steps.findIndex(({ id }) => id === asked);
  return index === -1 || index >= stepIndex(line, draft) ? draft : { ...draft, step: asked };
}

/** What is known about this visitor that decides which fields are shown. */
export function circumstancesOf(
  line: AnyLine,
  draft: Draft,
  { referenceCode }: SiteSettings,
): Circumstance[] {
  const isPersonUnknown = stepIndex(line, draft) > 0 && draft.identity === undefined;
  return [
    ...(draft.needsBirthDate ? (["birth-date-needed"] as const) : []),
    ...(isPersonUnknown ? (["identity-unknown"] as const) : []),
    ...(draft.isManual ? (["by-hand"] as const) : []),
    ...(referenceCode === "true" ? (["reference-codes"] as const) : []),
  ];
}

/** How far the visitor has come. */
export const progressOf = (line: AnyLine, draft: Draft, site: SiteSettings): Progress => ({
  isManual: draft.isManual,
  isFound: draft.found !== undefined,
  insuredCount: insuredCountOf(line, draft),
  circumstances: circumstancesOf(line, draft, site),
  values: { ...firstOf(line), ...draft.values },
});

/** What the first of several most likely is, until somebody says otherwise. */
const firstOf = ({ group }: AnyLine): TypedText =>
  Object.fromEntries(
    Object.entries(group?.first ?? {}).map(([name, text]) => [
      nameInGroup(insuredGroup, 0, name),
      text,
    ]),
  );

/** Every name the flow's forms may send, for keeping typed text. */
export function allNames(line: AnyLine, progress: Progress): string[] {
  const everything: Progress = { ...progress, isManual: false, isFound: false };
  const shown = line.steps.flatMap((step) => [
    ...shownFields(line, step, everything),
    ...shownFields(line, step, { ...everything, isManual: true }),
  ]);
  return [
    ...new Set([
      ...Object.keys(line.fields),
      ...shown.map(({ name }) => name),
      ...groupNames(line, progress),
    ]),
  ];
}

/** Every field of every row: which of them are asked may turn on what is sent with them. */
const groupNames = ({ group, asset }: AnyLine, { insuredCount }: Progress): string[] =>
  group === undefined
    ? []
    : Array.from({ length: insuredCount }, (_, row) =>
        Object.keys(asset.fields).map((name) => nameInGroup(insuredGroup, row, name)),
      ).flat();

/** What is not sent when it is off: boxes and switches. */
const unsentWhenOff: readonly FieldKind[] = ["consent", "switch", "tick"];

/** A ticked box that is not sent means it was unticked: forget it among the kept values. */
export function mergeTyped(
  kept: TypedText,
  typed: TypedText,
  shown: readonly NamedField[],
): Record<string, string> {
  const unticked = shown.filter(
    ({ kind, name }) => unsentWhenOff.includes(kind) && !(name in typed),
  );
  const merged = { ...kept, ...typed };
  for (const { name } of unticked) delete merged[name];
  return merged;
}

export type StepResult =
  | { readonly ok: true; readonly values: CheckedValues }
  | { readonly ok: false; readonly errors: Record<string, string> };

/** Checks some fields against what was typed. Errors are by field name. */
export function checkStep(
  fields: readonly NamedField[],
  typed: TypedText,
  now: number,
): StepResult {
  const parsed = parseFields(schemaOf(fields, now), nestFields(typed));
  // The schema is made of the fields' own, each of which yields text, a number or a yes or no.
  return parsed.ok
    ? { ok: true, values: parsed.value as CheckedValues }
    : { ok: false, errors: parsed.reason };
}

/** Whether what starts a quote was said before this step, which asks for it again, and is right. */
export function isStarted(line: AnyLine, draft: Draft, progress: Progress, now: number): boolean {
  const asked = shownFields(line, currentStep(line, draft), progress).filter(({ name }) =>
    line.quickStart.includes(name),
  );
  return asked.length > 0 && checkStep(asked, draft.values, now).ok;
}

/** What a registry is asked with, as typed: what starts a quote and what its look-up alone asks for. */
export const lookUpKey = ({ asset, quickStart }: AnyLine, typed: TypedText): string =>
  JSON.stringify([...quickStart, ...(asset.lookUp?.asks ?? [])].map((name) => typed[name] ?? ""));

/**
 * Fields that no step asks for and that are known all the same: coverage terms chosen over earlier offers, and the e-mail
 * address of whoever has told it.
 */
function knownUnasked({ fields, coverageTerms, steps }: AnyLine): readonly NamedField[] {
  const asked = steps.flatMap((step) => step.fields);
  const names = [...unaskedPerson, ...Object.keys(coverageTerms)].filter(
    (name) => !asked.includes(name),
  );
  return namedFields(fields, names);
}

/**
 * Checks everything entered so far, in step order. What a registry was asked with and did not answer goes along with a
 * form filled in by hand where it is valid: it may answer later. Numbers of another vehicle stay behind.
 */
export function checkAll(
  line: AnyLine,
  draft: Draft,
  { now, site }: Pick<PageRequest, "now" | "site">,
): StepResult {
  const progress = progressOf(line, draft, site);
  // What a look-up was asked with goes into the quote as well.
  const asked = { ...progress, isFound: false };
  const passed = line.steps.slice(0, stepIndex(line, draft) + 1);
  const fields = passed.flatMap((step) => shownFields(line, step, asked));
  const asAsked = checkStep(fields, draft.values, now());
  if (!asAsked.ok) return asAsked;
  const known = validValues(knownUnasked(line), draft.values, now());
  const values = answeredForAll(line, asAsked.values);
  const checked: StepResult = { ok: true, values: { ...known, ...values } };
  const broken = { ...line.rules?.(checked.values), ...unmeant(line, values) };
  if (Object.keys(broken).length > 0) return { ok: false, errors: { ...broken } };
  if (!draft.isManual) return checked;
  if (draft.unanswered !== lookUpKey(line, draft.values)) return checked;
  const lookedUp = passed.flatMap((step) =>
    shownFields(line, step, { ...asked, isManual: false }).filter(({ name }) =>
      line.asset.lookUp?.asks.includes(name),
    ),
  );
  return {
    ok: true,
    values: { ...validValues(lookedUp, draft.values, now()), ...checked.values },
  };
}

/** What was answered once for all of a group, and what each of them says; undefined where nothing is asked so. */
function answersOf({ group }: AnyLine, values: CheckedValues) {
  if (group?.forAll === undefined) return undefined;
  const { name } = group.forAll;
  const { [name]: answer, [insuredGroup]: rows } = values;
  if (answer === undefined || !Array.isArray(rows)) return undefined;
  return { name, answer, rows: rows as readonly CheckedValues[] };
}

/** The answer for all is that of each who has given none. */
function answeredForAll(line: AnyLine, values: CheckedValues): CheckedValues {
  const found = answersOf(line, values);
  if (found === undefined) return values;
  const { name, answer, rows } = found;
  return { ...values, [insuredGroup]: rows.map((row) => ({ [name]: answer, ...row })) };
}

/** A yes for all that is nobody's: every one of them has said no. */
function unmeant(line: AnyLine, values: CheckedValues): Record<string, string> {
  const found = answersOf(line, values);
  const isMeant = found?.rows.some((row) => row[found.name] === true) === true;
  return found?.answer !== true || isMeant ? {} : { [found.name]: stepRefusals.whoIsMeant };
}

function validValues(fields: readonly NamedField[], typed: TypedText, now: number): CheckedValues {
  const results = fields.map((field) => checkStep([field], typed, now));
  return Object.assign(
    {},
    ...results.map((result) => (result.ok ? result.values : {})),
  ) as CheckedValues;
}

/** The person a checked first step names. */
const PersonSchema = v.pipe(
  v.object({
    /** Absent of whoever goes on with a passport. */
    nationalNumber: v.optional(v.string()),
    phone: v.string(),
    birthDate: v.optional(v.string()),
    plate: v.optional(v.string()),
    privacyPolicy: v.boolean(),
    openDataAgreement: v.boolean(),
    marketingSms: v.optional(v.boolean()),
    marketingEmail: v.optional(v.boolean()),
  }),
  v.transform((said) => ({ ...said, advertisementAgreement: oneFlag(said) })),
);

/** Who asks, with what they agree to; checked again at every use because time passes. */
export function personOf(
  line: AnyLine,
  draft: Draft,
  { now, site }: Pick<PageRequest, "now" | "site">,
) {
  const [first] = line.steps;
  if (first === undefined) throw new Error(`${line.product.id} has no steps`);
  const fields = shownFields(line, first, progressOf(line, draft, site));
  const checked = checkStep(fields, draft.values, now());
  return checked.ok
    ? { ok: true as const, person: v.parse(PersonSchema, checked.values) }
    : checked;
}

/** First messages of a refused call under the names the flow's fields have; others are left out. */
export function fieldErrors(
  line: AnyLine,
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const nameOf = (wireName: string, fields: Fields): string | undefined =>
    Object.entries(fields).find(([, { wire }]) => wire === wireName)?.[0];
  const entries = Object.entries(errors).flatMap(([wireName, [message]]): [string, string][] => {
    if (message === undefined) return [];
    const place = placeInGroup(wireName);
    if (place !== undefined) {
      const { row, field = "" } = place;
      if (row === undefined) return [[insuredGroup, message]];
      const inner = nameOf(field, line.asset.fields);
      return inner === undefined ? [] : [[nameInGroup(insuredGroup, row, inner), message]];
    }
    const name = wireName === "Birthdate" ? "birthDate" : nameOf(wireName, line.fields);
    return name === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(entries);
}
