import { daysBetween, todayInIstanbul } from "#shared/format/date.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { fieldsFor } from "#shared/forms/form-step.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { loadChoices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";
import type { Draft } from "./draft.server.ts";
import { readDraft } from "./draft.server.ts";
import { circumstancesOf, currentStep } from "./steps.server.ts";

/** What the quote page shows: the visitor's step, what is already typed, and what the registries said. */
export async function loadQuoteFlow(page: PageRequest, line: ProductLine, flow: QuoteFlow) {
  const draft = await readDraft(page, line.id);
  const circumstances = circumstancesOf(flow, draft, page.site);
  const step = currentStep(flow, draft);
  const fields = fieldsFor(step, circumstances);
  const choices = await loadChoices(page.api, fields, draft.values);
  return {
    head: {
      title: `${quoteCopy.title(line.name)} | ${page.site.name}`,
      description: quoteCopy.description(line.name),
      keywords: quoteCopy.keywords(line.name),
      isPrivate: true,
    },
    productId: line.id,
    stage: draft.stage,
    isManual: draft.isManual,
    circumstances,
    values: withStartDate(draft, flow, page.now()),
    choices,
    now: page.now(),
    code: draft.code === undefined ? null : codeOf(draft.code),
    holder: draft.identity ?? null,
    risk: draft.risk === undefined || draft.isManual ? null : flow.summaryOf(draft.risk),
    earlyDays: earlyDaysOf(draft, line, flow, page.now()),
  };
}

export type QuoteData = Awaited<ReturnType<typeof loadQuoteFlow>>;

const codeOf = ({ phone, resendAt }: { phone: string; resendAt: number }) => ({
  phone: formatPhoneWithZero(phone),
  resendAt,
});

/** Proposes a start date: the day the running policy ends, otherwise today. */
function withStartDate(draft: Draft, flow: QuoteFlow, now: number): Record<string, string> {
  if (draft.stage !== "risk" || draft.values["policyStart"]) return draft.values;
  const today = todayInIstanbul(now);
  const end = draft.risk === undefined ? undefined : flow.renewalOf(draft.risk);
  const start = end !== undefined && end > today ? end : today;
  return { ...draft.values, policyStart: start.split("-").toReversed().join(".") };
}

/** Days left of the running policy when renewing now is early; null otherwise. */
function earlyDaysOf(draft: Draft, line: ProductLine, flow: QuoteFlow, now: number): number | null {
  const end = draft.risk === undefined ? undefined : flow.renewalOf(draft.risk);
  if (end === undefined || line.earlyRenewalDays === undefined) return null;
  const days = daysBetween(todayInIstanbul(now), end);
  return days > line.earlyRenewalDays ? days : null;
}
