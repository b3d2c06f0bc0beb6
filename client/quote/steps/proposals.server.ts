import * as v from "valibot";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { namedFields } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import type { Draft } from "./draft.server.ts";
import { currentStep, stepIndex } from "./steps.server.ts";

/** What the registry's answer proposes for fields nobody has filled in yet, what is usual, and a start date. */
export function withProposals(line: AnyLine, draft: Draft, now: number): Draft {
  const { proposals = {} } = draft.isManual ? {} : (draft.found ?? {});
  const asked = line.steps.flatMap((step) => namedFields(line.fields, step.fields));
  const usual = [...asked, ...fieldsOfRows(line, draft)].flatMap(({ name, byDefault }) =>
    byDefault === undefined ? [] : [[name, String(byDefault)] as const],
  );
  const values = {
    ...Object.fromEntries(usual),
    ...proposals,
    ...(stepIndex(line, draft) === 0 ? {} : line.proposeInsured?.(draft.values)),
    ...draft.values,
  };
  const proposed = { ...draft, values };
  if (stepIndex(line, draft) === 0 || values["policyStart"]) return proposed;
  return { ...proposed, values: { ...values, policyStart: usualStart(line, draft, now) } };
}

/** The fields of everybody a group has rows for, under the names they have in the form. */
function fieldsOfRows({ group, asset }: AnyLine, { insuredCount }: Draft): readonly NamedField[] {
  const count = group === undefined ? 0 : (insuredCount ?? group.min);
  return Array.from({ length: count }, (_, row) =>
    Object.entries(asset.fields).map(([name, field]) => ({
      ...field,
      name: nameInGroup(insuredGroup, row, name),
    })),
  ).flat();
}

const typedDay = (isoDay: string): string => isoDay.split("-").toReversed().join(".");

/** The day the running policy ends, as typed, where a policy may begin on it; otherwise today. */
function usualStart({ fields }: AnyLine, { found }: Draft, now: number): string {
  const today = todayInIstanbul(now);
  const end = typedDay(found?.renewal ?? today);
  const { policyStart } = fields;
  const canBegin = policyStart !== undefined && v.safeParse(policyStart.schema(now), end).success;
  return canBegin ? end : typedDay(today);
}

/**
 * The draft with what a registry has answered. A start date that stood folded and was left as it was is no choice: the
 * end of the running policy counts before it.
 */
export function withFound(
  line: AnyLine,
  draft: Draft,
  found: NonNullable<Draft["found"]>,
  now: number,
): Draft {
  const { policyStart, ...others } = draft.values;
  const { folds = [] } = currentStep(line, draft);
  const isFolded = folds.some(({ fields }) => fields.includes("policyStart"));
  const isUntouched = isFolded && policyStart === typedDay(todayInIstanbul(now));
  return withProposals(line, { ...draft, found, values: isUntouched ? others : draft.values }, now);
}
