import * as v from "valibot";
import { chargeKinds } from "#shared/calls/quote/offer-fields.ts";
import { currencies } from "#shared/format/money.ts";

/** How parts of an offer are stored, with the offer and with the policy that came of it. */

export const KurusSchema = v.pipe(v.number(), v.integer());

const named = { id: v.string(), label: v.string() };

export const MoneySchema = v.object({ amount: KurusSchema, currency: v.picklist(currencies) });

export const CoverRowSchema = v.variant("kind", [
  v.object({ ...named, kind: v.literal("amount"), money: MoneySchema }),
  v.object({ ...named, kind: v.literal("text"), text: v.string() }),
  v.object({ ...named, kind: v.picklist(["included", "excluded", "unlimited", "market-value"]) }),
]);

export const ChargeSchema = v.object({
  ...named,
  kind: v.picklist(chargeKinds),
  kurus: KurusSchema,
});

export const InstalmentSchema = v.object({
  count: v.number(),
  totalKurus: KurusSchema,
  firstKurus: KurusSchema,
  eachKurus: KurusSchema,
});
