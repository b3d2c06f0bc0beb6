import type { Draft } from "./draft.server.ts";
import { emptyDraft, readDraft, writeDraft } from "./draft.server.ts";
import type { FlowContext } from "./flow-context.server.ts";
import { statusCodes } from "#shared/codes.ts";
import { lateMs } from "#shared/calls/wait.ts";
import * as v from "valibot";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { namedFields } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
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

type Awaited = NonNullable<Draft["awaited"]>;

/** The draft of a step that was told too late what it asked for, or never: the answer may still come. */
export const awaiting = (
  what: Awaited["what"],
  { statusCode }: { readonly statusCode: number },
  now: number,
): Pick<Draft, "awaited"> =>
  statusCode === statusCodes.upstreamTimeout ? { awaited: { what, until: now + lateMs } } : {};

/** Whether an answer that was too late for its step may still come, and is still wanted. */
export function isAwaited({ awaited, isManual, ...draft }: Draft, now: number): boolean {
  if (awaited === undefined || awaited.until <= now || draft[awaited.what] !== undefined)
    return false;
  return awaited.what === "identity" || !isManual;
}

/** What a registry has found too late: shown where the same is still asked, and not typed by hand. */
export function withLateFound(
  { page, line }: FlowContext,
  now: Draft,
  asked: string,
  found: NonNullable<Draft["found"]>,
): Draft | undefined {
  const isWanted = now.unanswered === asked && !now.isManual && now.found === undefined;
  return isWanted ? withFound(line, now, found, page.now()) : undefined;
}

/** Who the visitor is, found too late: shown where nobody has begun to type it. */
export function withLateIdentity(
  now: Draft,
  { values: asked }: Draft,
  identity: NonNullable<Draft["identity"]>,
): Draft | undefined {
  const isSame = now.values["nationalNumber"] === asked["nationalNumber"];
  const isTyped = (now.values["name"] ?? "") !== "";
  return isSame && !isTyped && now.identity === undefined ? { ...now, identity } : undefined;
}

/**
 * Puts an answer that came too late for its step into the draft as it stands by now.
 *
 * @param change undefined where the visitor has gone on without it
 */
export async function keepLate(
  { page, line }: FlowContext,
  change: (draft: Draft) => Draft | undefined,
): Promise<void> {
  const draft = await readDraft(page, line);
  const next = draft === undefined || draft === emptyDraft ? undefined : change(draft);
  if (next !== undefined) await writeDraft(page, line, next);
}
