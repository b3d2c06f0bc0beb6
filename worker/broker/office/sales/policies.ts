import { phoneDigits } from "#shared/format/phone.ts";
import { toTurkishUpper } from "#shared/format/turkish-case.ts";
import type { FoundPolicy } from "../../order/policy-repository.ts";
import type { CancellationDeed, JudgeOutcome } from "../../policy/judge-cancellation.ts";
import {
  cancellationDeeds,
  judgeCancellation,
  needsNote,
} from "../../policy/judge-cancellation.ts";
import {
  changeDeed,
  isTransferDue,
  toSendKurus,
  transferChange,
} from "../../policy/judge-change.ts";
import type { OfficeContext } from "../office-context.ts";
import { readForm } from "../office-context.ts";
import { missingPage } from "../pages/missing-page.tsx";
import type { Waiting } from "../pages/policies-page.tsx";
import { policiesPage } from "../pages/policies-page.tsx";
import type { PolicyOutcome } from "../pages/policy-page.tsx";
import { policyPage } from "../pages/policy-page.tsx";
import { officeHref } from "../paths.ts";
import { leadToSaid, saidIn } from "../said.ts";
import { policyOfficeCopy as copy } from "./policy-copy.ts";
import { plainText } from "../plain-text.ts";
import { readPolicy, seenOf } from "./read-policy.ts";

const shown = 50;
/** Plates and names are sealed: policies of so long are opened to be looked through. */
const openedForMs = 400 * 86_400_000;

const isDeed = (word: string | undefined): word is CancellationDeed =>
  cancellationDeeds.some((deed) => deed === word);
const isOutcome = (word: string | null): word is JudgeOutcome =>
  word !== null && Object.hasOwn(copy.outcomes, word);

/** What of policies that are left or changed waits for somebody, what has waited longest first. */
async function waitingOf({ services: { store } }: OfficeContext): Promise<Waiting[]> {
  const [cancellations, changes] = await Promise.all([
    store.cancellations.listForOffice(shown),
    store.policyChanges.listForOffice(shown),
  ]);
  const changed = changes.map(async (change) => {
    const { orderId, attention, askedAt } = change;
    const [policy] = await store.policies.findOpen({ orderId });
    const policyNumber = policy?.policyNumber ?? orderId;
    return { orderId, policyNumber, attention, refundKurus: toSendKurus(change), askedAt };
  });
  return [...cancellations, ...(await Promise.all(changed))].toSorted(
    (one, other) => one.askedAt - other.askedAt,
  );
}

/** What waits for somebody, and the form by which a policy is found. */
export async function showPolicies(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.title);
  const waiting = await waitingOf(context);
  return policiesPage({ waiting }, context);
}

/** Policies by what was typed: their number, the phone they were bought with, else a plate or a name. */
async function sought(typed: string, { services }: OfficeContext): Promise<FoundPolicy[]> {
  const { store, blindIndex, now } = services;
  const byNumber = await store.policies.findOpen({ policyNumber: typed });
  if (byNumber.length > 0) return byNumber;
  const phone = phoneDigits(typed);
  if (/^[\d\s()+]{10,}$/.test(typed)) {
    return store.policies.findOpen({ phoneIndex: await blindIndex.of("phone", phone) });
  }
  const plain = (text: string) => toTurkishUpper(text).replace(/\s/g, "");
  const wanted = plain(typed);
  const since = now() - openedForMs;
  const opened = await store.policies.findOpen({ since });
  const names = await Promise.all(opened.map(({ quoteId }) => store.quotes.open(quoteId)));
  return opened.filter((_, at) => {
    const { name = "", surname = "", request } = names[at]?.content ?? {};
    const plates = (request?.insured ?? []).map((one) => ("plate" in one ? one.plate : ""));
    return [`${name}${surname}`, ...plates].map(plain).includes(wanted);
  });
}

/** Finds policies; what was looked for is personal and stays out of addresses and of the record. */
export async function findPolicies(context: OfficeContext): Promise<Response> {
  const typed = ((await readForm(context.request))["sought"] ?? "").trim();
  const waiting = await waitingOf(context);
  if (typed.length < 3) return policiesPage({ waiting, fault: copy.soughtFault }, context);
  const found = (await sought(typed, context)).slice(0, shown);
  await context.audit("searched-policies", String(found.length));
  return policiesPage({ waiting, found }, context);
}

/** A policy with how it is left, its papers, and what may be decided. */
export async function showPolicy(context: OfficeContext, orderId: string): Promise<Response> {
  const found = await readPolicy(context.services, orderId);
  if (found === undefined) return missingPage(context);
  await context.audit("opened", orderId);
  const said = await saidIn(context);
  return policyPage(found, { notice: isOutcome(said) ? copy.outcomes[said] : undefined }, context);
}

const longestNote = 1000;

/** What is wrong with what is written with a decision. */
function noteFault(deed: CancellationDeed, note: string): string | undefined {
  if (needsNote(deed) && note === "") return copy.noteFault;
  return note.length > longestNote ? copy.noteTooLong(longestNote) : undefined;
}

export async function decidePolicy(context: OfficeContext, orderId: string): Promise<Response> {
  const form = await readForm(context.request);
  const found = await readPolicy(context.services, orderId);
  if (found === undefined) return missingPage(context, form);
  const leadBack = (outcome: JudgeOutcome) =>
    leadToSaid(officeHref("policy", orderId), outcome, context);
  const deed = form["intent"];
  const note = plainText(form["note"]);
  const show = (outcome: Partial<PolicyOutcome>) => {
    return policyPage(found, { ...outcome, note }, context);
  };
  if (form["seen"] !== seenOf(found)) {
    await context.audit("opened", orderId);
    return show({ refusal: copy.outcomes.overtaken });
  }
  const due = found.changes.find(isTransferDue);
  if (deed === changeDeed && due !== undefined) {
    const sent = context.entry("transferred-change", due.changeId);
    return leadBack(await transferChange(due, sent, context.services));
  }
  const { cancellation, row } = found;
  if (!isDeed(deed) || cancellation === undefined || row === undefined)
    return leadBack("overtaken");
  const fault = noteFault(deed, note);
  if (fault !== undefined) {
    await context.audit("opened", orderId);
    return show({ fault });
  }
  const entry = context.entry("judged-cancellation", `${row.cancellationId} ${deed}`);
  const said = { deed, note: note === "" ? undefined : note };
  const outcome = await judgeCancellation(cancellation, row, said, entry, context.services);
  if (outcome !== "overtaken" || note === "") return leadBack(outcome);
  const now = await readPolicy(context.services, orderId);
  return policyPage(now ?? found, { refusal: copy.outcomes.overtaken, note }, context);
}
