import * as v from "valibot";
import { inLira } from "#shared/format/money.ts";
import {
  ChargeSchema,
  CoverRowSchema,
  InstalmentSchema,
  KurusSchema,
  MoneySchema,
} from "../../lines/offer-schemas.ts";
import { netPremium } from "../../lines/rating/charges.ts";
import { ExchangeRateSchema } from "../../domain/exchange-rate.ts";
import { EarlierTaxesSchema, earlierLevies } from "../../lines/rating/levies.ts";

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
