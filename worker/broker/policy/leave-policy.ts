import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { amendCancellation } from "#shared/calls/policy/amend-cancellation.ts";
import type { confirmCancellation } from "#shared/calls/policy/confirm-cancellation.ts";
import type { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { maxPaperBytes } from "#shared/calls/policy/paper.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { channelOf } from "#shared/schemas/contact.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { readSentFiles } from "../files/sent-files.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { pendingOf } from "./cancellation-repository.ts";
import { isRevocable } from "./cancellation/cancellation-record.ts";
import { viewCancellation } from "./cancellation-view.ts";
import { newestChange } from "./change-view.ts";
import type { PolicyChange } from "./change/change-record.ts";
import { isUnderWay } from "./change/change-record.ts";
import { insuredContacts } from "./insured-contacts.ts";
import type { Leave, Owned } from "./left-policy.ts";
import { leaveOf, ownedPolicy, soldPolicy, withChanges } from "./left-policy.ts";
import { policyCopy } from "./policy-copy.ts";
import type { PolicyServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

const codePurpose = "iptal";
const daily = { number: 10, visitor: 10, address: 30 } as const;

/** What a code for leaving is good for: this policy on this ground, with what was said of it. */
const subjectOf = (quoteId: string, { ground, eventDay }: Leave, hasClaim: boolean): string =>
  JSON.stringify([quoteId, ground, eventDay, hasClaim]);

/** Keeps a paper that was sent, once it is judged. */
async function keepPaper(
  file: { readonly fileName: string; readonly content: string },
  { quote }: Owned,
  cancellationId: string,
  context: CallContext<PolicyServices>,
): Promise<Result<undefined, Failure>> {
  const { store, randomUuid, now } = context.services;
  const read = readSentFiles([file], maxPaperBytes);
  const [checked] = read.ok ? read.value : [];
  if (checked === undefined) return err(invalidField("File", read.ok ? "" : read.reason));
  const scope = { phoneIndex: quote.phoneIndex, windowMs: dayMs };
  const counted = await consumeRateLimit("policy-paper", daily, context, scope);
  if (!counted.ok) return counted;
  await store.cancellations.addFile(cancellationId, randomUuid(), checked, now());
  return ok(undefined);
}

/**
 * The refusal where the phone that a code goes to is new: whoever changed it need not be the holder, whose old phone was told and
 * who can still call.
 */
async function phoneFault(
  { policy }: Owned,
  { store, site, now }: PolicyServices,
): Promise<Failure | undefined> {
  const changes = await store.contactChanges.listOf(policy.orderId);
  const since = now() - dayMs;
  const isNew = changes.some(({ kind, changedAt }) => kind === "phone" && changedAt > since);
  return isNew ? invalidField("Ground", policyCopy.phoneNew(site.phone)) : undefined;
}

export const answerPrepareCancellation: Handler<
  RequestOf<typeof prepareCancellation>,
  DataOf<typeof prepareCancellation>,
  PolicyServices
> = async ({ quoteId, file, ...leave }, context) => {
  const { store, now } = context.services;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { quote, policy, isLeft } = owned.value;
  if (isLeft) {
    return err(invalidField("Ground", policyCopy.leftAlready(policy.cancelledOn !== null)));
  }
  const fault = await phoneFault(owned.value, context.services);
  if (fault !== undefined) return err(fault);
  const left = leaveOf(owned.value, leave, now());
  if (!left.ok) return left;
  const change = await newestChange(policy.orderId, context.services);
  if (keepsFromLeaving(change)) return err(invalidField("Ground", policyCopy.changeUnderWay));
  const pending = pendingOf(policy.orderId);
  if (left.value.standing.row.needsPaper) {
    const kept =
      file === undefined ? undefined : await keepPaper(file, owned.value, pending, context);
    if (kept?.ok === false) return kept;
    const isThere = kept?.ok === true || (await store.cancellations.filesOf(pending)).length > 0;
    if (!isThere) return err(invalidField("File", policyCopy.paperNeeded));
  }
  const subject = subjectOf(quoteId, leave, leave.hasClaim);
  const sent = await sendCode(quote.phone, codePurpose, context, { subject });
  return sent.ok ? ok({ ...sent.value, maskedPhone: maskPhone(quote.phone) }) : sent;
};

/** Whether a change is under way that leaving does not take back, as money or the insurer may be on the move. */
const keepsFromLeaving = (change: PolicyChange | undefined): boolean =>
  change !== undefined && change.state !== "unpaid" && isUnderWay(change);

export const answerConfirmCancellation: Handler<
  RequestOf<typeof confirmCancellation>,
  DataOf<typeof confirmCancellation>,
  PolicyServices
> = async ({ quoteId, code, acceptedKurus, pageUrl, shortUrl, hasClaim, ...leave }, context) => {
  const { services } = context;
  const { store, cancellations, now } = services;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { quote, policy } = owned.value;
  const known = await store.cancellations.newestOf(quoteId);
  const running = known && (await cancellations.status(policy.orderId)).cancellation;
  if (running !== undefined && (isRevocable(running) || running.cancelledOn !== undefined)) {
    return ok(viewCancellation(running));
  }
  const fault = await phoneFault(owned.value, services);
  if (fault !== undefined) return err(fault);
  const left = leaveOf(owned.value, leave, now());
  if (!left.ok) return left;
  const { standing, refund } = left.value;
  if (refund.refundKurus !== acceptedKurus) {
    return err(invalidField("AcceptedKurus", policyCopy.refundChanged));
  }
  if (!isWebAddress(pageUrl)) return err(invalidField("PageUrl", brokerCopy.invalid));
  if (!isWebAddress(shortUrl)) return err(invalidField("ShortUrl", brokerCopy.invalid));
  const { needsPaper } = standing.row;
  const papers = needsPaper ? await store.cancellations.filesOf(pendingOf(policy.orderId)) : [];
  if (needsPaper && papers.length === 0) {
    return err(invalidField("File", policyCopy.paperNeeded));
  }
  const change = await newestChange(policy.orderId, services);
  if (keepsFromLeaving(change)) return err(invalidField("Ground", policyCopy.changeUnderWay));
  const isUnpaid = change?.state === "unpaid";
  const sold = await soldPolicy(owned.value, services);
  const base = sold && withChanges(sold, owned.value.changes);
  if (base === undefined) return err({ kind: "order-under-way" });
  const subject = subjectOf(quoteId, leave, hasClaim);
  const confirmed = await confirmSentCode(quote.phone, codePurpose, code, context, subject);
  if (!confirmed.ok) return confirmed;
  await store.quotes.grant(quoteId, confirmed.value, now());
  const ended = isUnpaid ? await services.policyChanges.withdraw(policy.orderId) : undefined;
  // Paid meanwhile, it belongs to what comes back, which is shown anew.
  if (ended !== undefined && ended.change?.state !== "refused") {
    return err(invalidField("Ground", policyCopy.changeUnderWay));
  }
  const { endsOn, refundKurus } = refund;
  const { ground } = leave;
  const informs = (await insuredContacts(owned.value, services)).map(channelOf);
  const how = { ground, hasClaim, needsPaper, endsOn, refundKurus, informs, pageUrl, shortUrl };
  const asked = await cancellations.ask({ ...base, ...how });
  return asked.cancellation === undefined
    ? err({ kind: "order-under-way" })
    : ok(viewCancellation(asked.cancellation));
};

export const answerAmendCancellation: Handler<
  RequestOf<typeof amendCancellation>,
  DataOf<typeof amendCancellation>,
  PolicyServices
> = async ({ quoteId, isWithdrawn = false, file, iban }, context) => {
  const { store, cancellations } = context.services;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { orderId } = owned.value.policy;
  const known = await store.cancellations.newestOf(quoteId);
  const standing = known && (await cancellations.status(orderId)).cancellation;
  if (standing === undefined) return err({ kind: "request-not-found" });
  const { cancellationId, state } = standing;
  if (isWithdrawn) {
    if (!isRevocable(standing)) return err(invalidField("IsWithdrawn", policyCopy.tooLate));
    const left = await cancellations.withdraw(orderId);
    const isAway = left.cancellation !== undefined && isRevocable(left.cancellation);
    return isAway ? err(invalidField("IsWithdrawn", policyCopy.insurerAway)) : viewed(left);
  }
  if (file !== undefined) {
    if (state !== "paper-wanted") return err(invalidField("File", policyCopy.notWanted));
    const kept = await keepPaper(file, owned.value, cancellationId, context);
    return kept.ok ? viewed(await cancellations.takePaper(orderId)) : kept;
  }
  if (iban === undefined) return err({ kind: "nothing-to-change" });
  if (state !== "by-hand") return err(invalidField("Iban", policyCopy.noAccountWanted));
  await store.cancellations.keepAccount(cancellationId, iban);
  return viewed(await cancellations.takeAccount(orderId));
};

const viewed = ({
  cancellation,
}: Awaited<ReturnType<PolicyServices["cancellations"]["status"]>>): Result<
  DataOf<typeof amendCancellation>,
  Failure
> =>
  cancellation === undefined
    ? err({ kind: "request-not-found" })
    : ok(viewCancellation(cancellation));
