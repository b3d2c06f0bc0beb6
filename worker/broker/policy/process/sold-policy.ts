import * as v from "valibot";
import { lineIds } from "#shared/lines/registry.ts";

export const kurusSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a process needs of the policy it is about, as it was sold. The e-mail address is sealed. */
export const SoldPolicySchema = v.object({
  orderId: v.string(),
  quoteId: v.string(),
  productId: v.picklist(lineIds),
  policyNumber: v.string(),
  firmId: v.string(),
  firmName: v.string(),
  sourceId: v.string(),
  packageId: v.optional(v.string()),
  sourceReference: v.optional(v.string()),
  paymentId: v.string(),
  grossKurus: kurusSchema,
  paidKurus: kurusSchema,
  commissionKurus: kurusSchema,
  emailSealed: v.string(),
  /** Payments that money may go back to, in this order, with what is left of each; absent: the sale's alone. */
  payments: v.optional(
    v.array(
      v.object({
        paymentId: v.string(),
        /** What it goes by at the bank. */
        orderId: v.string(),
        amountKurus: kurusSchema,
        leftKurus: kurusSchema,
      }),
    ),
  ),
});
export type SoldPolicy = v.InferOutput<typeof SoldPolicySchema>;
