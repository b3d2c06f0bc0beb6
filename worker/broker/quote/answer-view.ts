import type { DataOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/list-offers.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Insurer } from "../insurers/insurer.ts";
import { netKurusOf } from "../lines/charges.ts";
import type { FirmAnswer } from "./answer-repository.ts";
import type { QuoteView } from "./quote-repository.ts";
import type { StoredOffer } from "./stored-offer.ts";

type Data = DataOf<typeof listOffers>;
export type AnswerView = Data["answers"][number];
export type OfferView = NonNullable<AnswerView["offer"]>;
export type QuoteSummary = Data["quote"];

function viewOffer(id: string, offer: StoredOffer): OfferView {
  const {
    grossKurus,
    charges,
    explanation,
    instalments,
    covers,
    assumptions,
    validUntil,
    soldBy,
    isProvisional,
  } = offer;
  return {
    id,
    grossKurus,
    grossPremiumTL: formatMoney(grossKurus),
    netKurus: netKurusOf(charges),
    charges,
    explanation,
    maxInstallment: Math.max(1, ...instalments.map(({ count }) => count)),
    instalments,
    covers,
    assumptions,
    validUntil,
    soldBy,
    isProvisional,
  };
}

/** An insurer's answer as people see it. */
export function viewAnswer(answer: FirmAnswer, insurers: readonly Insurer[]): AnswerView {
  const { firmId, state, sequence, reason, offerId, offer } = answer;
  const insurer = insurers.find(({ id }) => id === firmId);
  return {
    firmId,
    firmName: insurer?.name ?? firmId,
    ...(insurer === undefined ? {} : { logo: insurer.logo }),
    state,
    sequence,
    ...(reason === undefined ? {} : { reason }),
    ...(offer === undefined || offerId === undefined ? {} : { offer: viewOffer(offerId, offer) }),
  };
}

/** Answers so far in the order they came, then everybody still waited for. */
export function viewAnswers(
  quote: QuoteView,
  answers: readonly FirmAnswer[],
  insurers: readonly Insurer[],
): AnswerView[] {
  const waiting = quote.firmIds
    .filter((firmId) => !answers.some((answer) => answer.firmId === firmId))
    .map((firmId): FirmAnswer => ({ firmId, sequence: 0, state: "waiting" }));
  return [...answers, ...waiting].map((answer) => viewAnswer(answer, insurers));
}

/** What a shared link may show of a quote. */
export function viewQuote(quote: QuoteView): QuoteSummary {
  const { quoteId, productId, subject, vehicle, policyStart, createdAt, deadline } = quote;
  const { previousPolicyEnd, isEarlyRenewal, isOwner, purchasedAt } = quote;
  return {
    quoteId,
    productId,
    subject,
    vehicle,
    policyStart,
    createdAt,
    deadline,
    ...(previousPolicyEnd === null ? {} : { previousPolicyEnd }),
    isEarlyRenewal,
    isOwner,
    purchased: purchasedAt !== null,
  };
}
