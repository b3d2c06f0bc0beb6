import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { openChangeStates } from "#shared/calls/policy/change-fields.ts";
import { cancellationStates } from "#shared/calls/policy/cancellation-fields.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { insuredRows } from "../assets/described.ts";
import { changesOf } from "../lines/changing/changing.ts";
import { notesFor } from "../lines/notes.ts";
import { policyTerm } from "../lines/policy-period.ts";
import { ratings } from "../lines/quote-line.ts";
import { splitInstalment } from "../lines/rating/instalments.ts";
import { boughtQuote } from "../order/bought-quote.ts";
import { certificateOf } from "../order/certificate.ts";
import type { Bought } from "../order/papers.ts";
import { firmOf } from "../quote/answer-view.ts";
import { contactOf, emailOf, homeOf } from "./contact.ts";
import type { PolicyServices } from "./services.ts";
import { standingCovers } from "./standing-covers.ts";

type Data = DataOf<typeof getPolicy>;

/** A policy's page, by what was stored with it. */
async function viewPolicy(
  { quote, policy, answer }: Bought,
  services: PolicyServices,
): Promise<Data> {
  const [row, isLeft, newest, changes, email, { residence }] = await Promise.all([
    services.store.cancellations.newestOf(policy.quoteId),
    services.store.cancellations.isLeft(policy.quoteId),
    services.store.policyChanges.newestOf(policy.orderId),
    services.store.policyChanges.confirmedOf(policy.orderId),
    emailOf(policy.quoteId, services),
    homeOf({ quote, policy }, services),
  ]);
  const { request, name, surname, company, isRegistered, policyholder } = quote.content;
  const { period, grossKurus, paidKurus, instalmentCount } = policy;
  const firm = firmOf(answer, services.sources);
  const { firstKurus, eachKurus } = splitInstalment(paidKurus, instalmentCount);
  const { notes, claim } = ratings[request.productId];
  const covers = await standingCovers(answer.offer.covers, changes, services.vault);
  return {
    policyNumber: policy.policyNumber,
    productId: request.productId,
    firmName: policy.firmName ?? firm.name,
    firmPhone: firm.phone,
    logo: firm.logo,
    packageName: answer.package?.name,
    contact: contactOf(quote.phone, email, residence),
    holder: company?.title ?? `${name} ${surname}`,
    ...(policyholder === undefined
      ? {}
      : {
          policyholder: {
            fullName: `${policyholder.name} ${policyholder.surname}`,
            standing: standings[policyholder.standing].name,
          },
        }),
    insured: insuredRows(request, "policy", !isRegistered).map(({ heading, rows }) => ({
      heading,
      rows: rows.map(([label, text]) => ({ label, text })),
    })),
    issuedAt: policy.issuedAt,
    ...period,
    term: policyTerm({ ...period, cancelledOn: policy.cancelledOn }, services.now()),
    cancelledOn: policy.cancelledOn ?? undefined,
    covers: [...covers],
    notes: notesFor(notes, covers),
    claim: [...claim],
    paidKurus,
    ...(changes.length === 0
      ? {}
      : {
          changedKurus: changes.reduce((sum, one) => sum + one.differenceKurus, 0),
          changedAt: changes.map(({ changedAt }) => changedAt ?? 0),
        }),
    ...(row?.state === "done" && row.refundKurus > 0 ? { refundedKurus: row.refundKurus } : {}),
    grossKurus,
    instalmentCount,
    firstKurus,
    eachKurus,
    leaving: cancellationStates.find((state) => state === row?.state),
    changing: openChangeStates.find((state) => state === newest?.state),
    certificate: policy.cancelledOn === null ? certificateOf(request)?.name : undefined,
    isChangeable: !isLeft && changesOf(request, period, services.now()).length > 0,
    hasDocuments: policy.hasRecord,
  };
}

export const answerGetPolicy: Handler<RequestOf<typeof getPolicy>, Data, PolicyServices> = async (
  { quoteId },
  context,
) => {
  const bought = await boughtQuote(quoteId, context);
  return bought.ok ? ok(await viewPolicy(bought.value, context.services)) : bought;
};
