import { correctionStates } from "#shared/calls/quote/offer-fields.ts";
import type { DataOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/quote/list-offers.ts";
import { formatMoney } from "#shared/format/money.ts";
import { netKurusOf } from "../lines/rating/charges.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Converted } from "../lines/offer.ts";
import { tellsOfPeople } from "../lines/consents-of.ts";
import { personalRows } from "../lines/terms.ts";
import type { Firm, Source } from "../insurers/source.ts";
import { findSource } from "../insurers/source.ts";
import type { QuoteView } from "./quote-repository.ts";
import type { AnsweredOffer, StoredAnswer, StoredOffer } from "./room/stored-answer.ts";

type Data = DataOf<typeof listOffers>;
export type AnswerView = Data["answers"][number];
export type OfferView = NonNullable<AnswerView["offer"]>;
export type QuoteSummary = Data["quote"];

/** A firm as it is listed now, or as its source has shown it. */
export const firmOf = (
  { sourceId, firm }: Pick<StoredAnswer, "sourceId" | "firm">,
  sources: readonly Source[],
): Firm => findSource(sources, sourceId)?.firms.find(({ id }) => id === firm.id) ?? firm;

/** A price in its tariff's currency, as a text and by what rate. */
const viewConverted = ({ money, exchange }: Converted) => ({
  money,
  rate: exchange.lira,
  day: exchange.day,
  isEstimate: exchange.confidence === "estimate",
});

/** How much of an answer whoever looks may read: all of it, or nothing that tells of the people it is for. */
export interface Sight {
  /** What a price is made of and rests on, which names no-claims steps and ages. */
  readonly isPriceExplained: boolean;
  /** An insurer's own word on why it makes no offer. */
  readonly isReasonSeen: boolean;
  /** Coverages whose rows tell what somebody has chosen for themselves. */
  readonly hiddenRows: readonly string[];
}

/** What whoever looks at a quote may read of its answers. */
export const sightOf = ({
  productId,
  isOwner,
}: Pick<QuoteView, "productId" | "isOwner">): Sight => ({
  isPriceExplained: isOwner,
  isReasonSeen: isOwner || !tellsOfPeople(productId),
  hiddenRows: isOwner ? [] : personalRows(productId),
});

/** What the office may read of them: prices are explained to it but where people are insured. */
export const officeSightOf = (quote: Pick<QuoteView, "productId" | "isOwner">): Sight => ({
  ...sightOf(quote),
  isPriceExplained: !tellsOfPeople(quote.productId),
});

/** The coverages of an offer as whoever looks may read them. */
export const coversSeen = (
  { covers }: Pick<StoredOffer, "covers">,
  { hiddenRows }: Sight,
): StoredOffer["covers"] => covers.filter(({ id }) => !hiddenRows.includes(id));

/** Card programmes that may pay in instalments; undefined where the firm takes every credit card, or none so. */
function familiesOf({ sourceId, firm, offer }: AnsweredOffer, sources: readonly Source[]) {
  const families = findSource(sources, sourceId)?.instalmentPlan(firm.id)?.families;
  return families === "all" || offer.instalments.length < 2 ? undefined : families;
}

function viewOffer(answer: AnsweredOffer, sources: readonly Source[], sight: Sight): OfferView {
  const { offerId: id, offer, collects } = answer;
  const cardFamilies = familiesOf(answer, sources);
  const { isPriceExplained } = sight;
  const {
    grossKurus,
    converted,
    charges,
    explanation,
    perInsured,
    instalments,
    extras,
    assumptions,
    validUntil,
    soldBy,
    isProvisional,
  } = offer;
  return {
    id,
    grossKurus,
    grossPremiumTL: formatMoney(grossKurus),
    ...(converted === undefined ? {} : { converted: viewConverted(converted) }),
    netKurus: netKurusOf(charges),
    charges,
    explanation: isPriceExplained ? explanation : [],
    ...(perInsured === undefined || !isPriceExplained ? {} : { perInsured }),
    maxInstallment: Math.max(1, ...instalments.map(({ count }) => count)),
    instalments,
    ...(cardFamilies === undefined ? {} : { cardFamilies: [...cardFamilies] }),
    covers: coversSeen(offer, sight),
    services: extras,
    assumptions: isPriceExplained ? assumptions : [],
    validUntil,
    soldBy: collects === "insurer" ? "elsewhere" : soldBy,
    isProvisional,
  };
}

/** What is said in place of an offer: the insurer's own sentence, or ours about its silence. */
function reasonOf({ state, reason }: StoredAnswer, sight: Sight): string | undefined {
  if (state === "failed") return brokerCopy.insurerFailed;
  if (state === "decline" && !sight.isReasonSeen) return brokerCopy.insurerDeclined;
  return state === "timeout" ? brokerCopy.insurerTimeout : reason;
}

/** An insurer's answer as people see it. */
export function viewAnswer(
  answer: StoredAnswer,
  sources: readonly Source[],
  sight: Sight,
): AnswerView {
  const { id, sourceId, state, sequence, offer, offerId } = answer;
  const firm = firmOf(answer, sources);
  const reason = reasonOf(answer, sight);
  return {
    id,
    sourceId,
    firmId: firm.id,
    firmName: firm.name,
    ...(firm.logo === undefined ? {} : { logo: firm.logo }),
    ...(answer.package === undefined ? {} : { packageName: answer.package.name }),
    state,
    sequence,
    ...(reason === undefined ? {} : { reason }),
    ...(offer === undefined || offerId === undefined
      ? {}
      : { offer: viewOffer({ ...answer, offer, offerId }, sources, sight) }),
  };
}

/** Answers so far in the order they came, then every source still waited for. */
export function viewAnswers(
  quote: QuoteView,
  answers: readonly StoredAnswer[],
  sources: readonly Source[],
  sight = sightOf(quote),
): AnswerView[] {
  const waiting = quote.sourceIds
    .filter((sourceId) => !answers.some(({ id }) => id === sourceId))
    .map((id): AnswerView => {
      const { name, firms } = findSource(sources, id) ?? { name: id, firms: [] };
      const logo = firms.length === 1 ? firms[0]?.logo : undefined;
      const shown = { firmId: id, firmName: name, ...(logo === undefined ? {} : { logo }) };
      return { id, sourceId: id, ...shown, state: "waiting", sequence: 0 };
    });
  return [...answers.map((answer) => viewAnswer(answer, sources, sight)), ...waiting];
}

/** What a shared link may show of a quote. */
export function viewQuote(quote: QuoteView, history: QuoteSummary["history"] = []): QuoteSummary {
  const { quoteId, productId, subject, vehicle, policyStart, createdAt, deadline } = quote;
  const { previousPolicyEnd, isEarlyRenewal, isOwner, purchasedAt } = quote;
  const correction = correctionStates.find((state) => isOwner && state === quote.correction);
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
    history,
    isOwner,
    purchased: purchasedAt !== null,
    ...(correction === undefined ? {} : { correction }),
  };
}
