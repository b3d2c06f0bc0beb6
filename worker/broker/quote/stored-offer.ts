import * as v from "valibot";

const kurus = v.pipe(v.number(), v.integer());
const named = { id: v.string(), label: v.string() };

const CoverRowSchema = v.variant("kind", [
  v.object({ ...named, kind: v.literal("amount"), amountKurus: kurus }),
  v.object({ ...named, kind: v.literal("text"), text: v.string() }),
  v.object({ ...named, kind: v.picklist(["included", "excluded", "unlimited"]) }),
]);

/** What a price was before its insurer changed it, and why it did. */
const PriceChangeSchema = v.object({ previousKurus: kurus, reason: v.string() });
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** An insurer's offer as it is stored. The connectors' `Offer`, and what became of its price since. */
export const StoredOfferSchema = v.object({
  kind: v.literal("offer"),
  grossKurus: kurus,
  netKurus: kurus,
  taxes: v.object({
    transactionTaxKurus: kurus,
    guaranteeFundKurus: kurus,
    trafficFundKurus: kurus,
  }),
  instalments: v.array(
    v.object({ count: v.number(), totalKurus: kurus, firstKurus: kurus, eachKurus: kurus }),
  ),
  covers: v.array(CoverRowSchema),
  extras: v.array(v.string()),
  assumptions: v.array(v.string()),
  validUntil: v.number(),
  soldBy: v.picklist(["online", "phone"]),
  isProvisional: v.optional(v.boolean(), false),
  change: v.exactOptional(PriceChangeSchema),
});
export type StoredOffer = v.InferOutput<typeof StoredOfferSchema>;
