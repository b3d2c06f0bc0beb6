import * as v from "valibot";
import { CompanySchema, LogoSchema, maxReferenceLength } from "../../insurers/source.ts";
import { inLira } from "#shared/format/money.ts";
import {
  ChargeSchema,
  CoverRowSchema,
  InstalmentSchema,
  KurusSchema,
  MoneySchema,
} from "../../lines/offer.ts";
import { netPremium } from "../../lines/rating/charges.ts";
import { ExchangeRateSchema } from "../../domain/exchange-rate.ts";
import { EarlierTaxesSchema, earlierLevies } from "../../lines/rating/levies.ts";
import type { Vault } from "../../crypto/vault.ts";

/** What a price was before its insurer changed it, and why it did. */
const PriceChangeSchema = v.object({ previousKurus: KurusSchema, reason: v.string() });
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

const EarlierOfferSchema = v.looseObject({
  netKurus: KurusSchema,
  taxes: EarlierTaxesSchema,
  covers: v.array(v.looseObject({ amountKurus: v.exactOptional(KurusSchema) })),
});

/** Offers are kept for months, those of a policy for years; the oldest name three levies and lira amounts alone. */
function withPresentShape(offer: unknown): unknown {
  if (!v.is(EarlierOfferSchema, offer)) return offer;
  const { netKurus, taxes, covers, ...rest } = offer;
  return {
    ...rest,
    charges: [netPremium(netKurus), ...earlierLevies(taxes)],
    covers: covers.map(({ amountKurus, ...cover }) =>
      amountKurus === undefined ? cover : { ...cover, money: inLira(amountKurus) },
    ),
  };
}

const OfferSchema = v.object({
  kind: v.literal("offer"),
  grossKurus: KurusSchema,
  converted: v.exactOptional(
    v.object({
      money: MoneySchema,
      exchange: ExchangeRateSchema,
    }),
  ),
  charges: v.array(ChargeSchema),
  /** Offers from before it was told have none. */
  explanation: v.optional(
    v.array(
      v.object({
        label: v.string(),
        source: v.string(),
        factor: v.exactOptional(v.number()),
        kurus: KurusSchema,
      }),
    ),
    [],
  ),
  perInsured: v.exactOptional(v.array(v.object({ label: v.string(), kurus: KurusSchema }))),
  instalments: v.array(InstalmentSchema),
  covers: v.array(CoverRowSchema),
  extras: v.array(v.string()),
  assumptions: v.array(v.string()),
  validUntil: v.number(),
  soldBy: v.picklist(["online", "phone"]),
  isProvisional: v.optional(v.boolean(), false),
  change: v.exactOptional(PriceChangeSchema),
});

/** An insurer's offer as it is stored: the connectors' `Offer`, and what became of its price since. */
export const StoredOfferSchema = v.pipe(v.unknown(), v.transform(withPresentShape), OfferSchema);
export type StoredOffer = v.InferOutput<typeof StoredOfferSchema>;

const FirmSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.exactOptional(v.string()),
  company: v.exactOptional(CompanySchema),
  logo: v.exactOptional(LogoSchema),
});

/**
 * How a source has answered for one firm and package, or for itself: `failed` and `timeout` of a source, and `done` of one
 * that has answered for others and has no more to say, stand under the source's own id. Why it
 * declines and what it adds to a price may tell of people.
 */
export const StoredAnswerSchema = v.object({
  /** Unique within the quote (`answerIdOf`). */
  id: v.string(),
  sourceId: v.string(),
  firm: FirmSchema,
  package: v.exactOptional(v.object({ id: v.string(), name: v.string() })),
  version: v.exactOptional(v.number()),
  /** Order of arrival within the quote, from 1. */
  sequence: v.number(),
  /** When it came, epoch ms. */
  answeredAt: v.number(),
  state: v.picklist(["offer", "decline", "failed", "timeout", "done"]),
  /** An insurer's own sentence. */
  reason: v.exactOptional(v.string()),
  offerId: v.exactOptional(v.string()),
  offer: v.exactOptional(StoredOfferSchema),
  sourceReference: v.exactOptional(v.pipe(v.string(), v.maxLength(maxReferenceLength))),
  collects: v.exactOptional(v.picklist(["broker", "insurer"])),
  /** When the insurer last confirmed the price, epoch ms. */
  confirmedAt: v.exactOptional(v.number()),
});
export type StoredAnswer = v.InferOutput<typeof StoredAnswerSchema>;

export const StoredAnswersSchema = v.array(StoredAnswerSchema);

/** An answer that is an offer. */
export type AnsweredOffer = StoredAnswer & Required<Pick<StoredAnswer, "offerId" | "offer">>;

const hasOffer = (answer: StoredAnswer): answer is AnsweredOffer =>
  answer.offer !== undefined && answer.offerId !== undefined;

export const findOffer = (
  answers: readonly StoredAnswer[],
  offerId: string,
): AnsweredOffer | undefined =>
  answers.filter(hasOffer).find((answer) => answer.offerId === offerId);

/** A source that is one firm with one product answers under its own id; what it says ends the waiting for it. */
export function answerIdOf(sourceId: string, firmId: string, packageId?: string): string {
  if (firmId === sourceId && packageId === undefined) return sourceId;
  const parts = [sourceId, firmId, ...(packageId === undefined ? [] : [packageId])];
  return parts.map(encodeURIComponent).join(":");
}

/** What lists show of a quote's offers. Null where there is none. */
export interface OfferSummary {
  readonly offerCount: number;
  readonly lowestKurus: number | null;
  /** Until when the lowest price holds, epoch ms. */
  readonly lowestUntil: number | null;
}

/** What the database keeps beside a quote's answers, for lists and for figures over many quotes. */
export interface AnswerSummary extends OfferSummary {
  /** When the first one came, epoch ms. */
  readonly firstOfferAt: number | null;
  /** Ids of the insurers that have made one or said why not, as JSON. */
  readonly answeredBy: string;
}

export function summaryOf(answers: readonly StoredAnswer[]): AnswerSummary {
  const offered = answers.filter(hasOffer);
  const offers = offered.map(({ offer }) => offer);
  const lowest = offers.reduce<StoredOffer | undefined>(
    (best, offer) => (best === undefined || offer.grossKurus < best.grossKurus ? offer : best),
    undefined,
  );
  return {
    offerCount: offers.length,
    lowestKurus: lowest?.grossKurus ?? null,
    lowestUntil: lowest?.validUntil ?? null,
    firstOfferAt: offered.length === 0 ? null : Math.min(...offered.map((each) => each.answeredAt)),
    answeredBy: JSON.stringify(
      answers
        .filter(({ state }) => state === "offer" || state === "decline")
        .map(({ firm }) => firm.id),
    ),
  };
}

const SealedSchema = v.object({ sealed: v.string() });
const AnswersJsonSchema = v.pipe(v.string(), v.parseJson(), StoredAnswersSchema);
const AnswerJsonSchema = v.pipe(v.string(), v.parseJson(), StoredAnswerSchema);

/**
 * How answers are kept: sealed, because why an insurer declines and what it adds to a price may tell of somebody's health.
 * Those kept before they were are read as they are.
 */
export const createAnswerSeal = (vault: Vault) => ({
  /** All answers of a quote, as a column of the database has them. */
  sealAll: (answers: readonly StoredAnswer[]): Promise<string> =>
    vault.seal("quotes.answers", JSON.stringify(answers)),
  openAll: async (text: string): Promise<StoredAnswer[]> =>
    v.parse(
      AnswersJsonSchema,
      text.startsWith("[") ? text : await vault.open("quotes.answers", text),
    ),
  /** One of them, as a quote room has it. */
  seal: async (answer: StoredAnswer): Promise<v.InferOutput<typeof SealedSchema>> => ({
    sealed: await vault.seal("quote-room.answer", JSON.stringify(answer)),
  }),
  async open(row: unknown): Promise<StoredAnswer> {
    if (!v.is(SealedSchema, row)) return v.parse(StoredAnswerSchema, row);
    return v.parse(AnswerJsonSchema, await vault.open("quote-room.answer", row.sealed));
  },
});
