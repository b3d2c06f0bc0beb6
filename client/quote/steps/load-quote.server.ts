import * as v from "valibot";
import type { LoaderInput } from "#client/loader-input.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { daysBetween, todayInIstanbul } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { namedFields } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import { isByPassport } from "#shared/fields/identity.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { rowsOf } from "./change-group.server.ts";
import { loadChoices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { emptyDraft, insuredCountOf, isAwaited, readDraft } from "./draft.server.ts";
import { enteredBefore, flowOf, hereOf } from "./flow-context.server.ts";
import { shownFields } from "./shown-fields.ts";
import { keptChoices, withOwnIdentity } from "./kept-assets.server.ts";
import { currentStep, isStarted, progressOf, standingAt, stepIndex } from "./steps.server.ts";

/** What the quote page shows: the visitor's step, what is already typed, and what the registries said. */
export async function loadQuote(input: LoaderInput) {
  const context = flowOf(input);
  const { page, line } = context;
  const { name, id: productId } = line.product;
  const kept = await readDraft(page, line);
  if (kept === undefined) throw unavailable();
  const read = standingAt(line, kept, context.asked);
  const own = stepIndex(line, read) === 0 ? await withOwnIdentity(page, line, read) : read;
  const draft = withProposals(line, own, page.now());
  const index = stepIndex(line, draft);
  const progress = progressOf(line, draft, page.site);
  // Lists of the steps before as well: what was chosen there is shown by its name.
  const fields = line.steps
    .slice(0, index + 1)
    .flatMap((step) => shownFields(line, step, progress));
  return {
    head: {
      title: `${quoteCopy.title(name)} | ${page.site.name}`,
      description: quoteCopy.description(name),
      keywords: quoteCopy.keywords(name),
      // Where a quote begins, to whoever has typed nothing and is nobody yet.
      isPrivate: index > 0 || kept !== emptyDraft || page.member.isSignedIn,
    },
    productId,
    /** Where its steps are posted to. */
    action: hereOf(context),
    stepIndex: index,
    entered: await enteredBefore(context, read),
    rows: currentStep(line, draft).fields.includes(insuredGroup) ? rowsOf(line, draft) : undefined,
    progress,
    choices: await loadChoices(page.api, fields, progress.values),
    now: page.now(),
    kept: await keptChoices(page, line, currentStep(line, draft), progress),
    filled: draft.filled ?? 0,
    isStarted: isStarted(line, own, progress, page.now()),
    code: draft.code === undefined || index > 0 ? null : codeOf(draft.code),
    /** Whether going on sends a code for certain: no phone is proved yet, and nobody is signed in whose phone may be. */
    sendsCode: index === 0 && draft.verifiedPhone === undefined && !page.member.isSignedIn,
    holder: draft.identity ?? null,
    isByPassport: isByPassport(draft.values),
    found: draft.found === undefined || draft.isManual ? null : draft.found.summary,
    isAwaiting: isAwaited(draft, page.now()),
    earlyDays: earlyDaysOf(line, draft, page.now()),
  };
}

export type QuoteData = Awaited<ReturnType<typeof loadQuote>>;

const codeOf = ({ phone, resendAt }: { phone: string; resendAt: number }) => ({
  phone: formatPhoneWithZero(phone),
  resendAt,
});

/** Days left of the running policy when renewing now is early; null otherwise. */
function earlyDaysOf(line: AnyLine, { found }: Draft, now: number): number | null {
  const { earlyRenewalDays } = line.product;
  if (found?.renewal === undefined || earlyRenewalDays === undefined) return null;
  const days = daysBetween(todayInIstanbul(now), found.renewal);
  return days > earlyRenewalDays ? days : null;
}

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
function fieldsOfRows(line: AnyLine, draft: Draft): readonly NamedField[] {
  const count = line.group === undefined ? 0 : insuredCountOf(line, draft);
  return Array.from({ length: count }, (_, row) =>
    Object.entries(line.asset.fields).map(([name, field]) => ({
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
