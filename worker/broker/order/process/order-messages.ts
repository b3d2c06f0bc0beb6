import * as v from "valibot";
import { messageChannels, messageStates } from "#shared/calls/order/order-message-fields.ts";
import { declineReasons } from "../../payment/payment.ts";
import { ReadDocumentsSchema } from "../documents/sale-record.ts";
import { MessageEntrySchema } from "./message-entry.ts";
import { LedgerEntrySchema } from "./ledger-entry.ts";
import { OrderRecordSchema } from "./order-record.ts";

/** What an order process is asked to do, and what it answers. Travels between our own isolates only. */
export const StartOrderSchema = v.object({
  quoteId: v.string(),
  offerId: v.string(),
  sourceId: v.string(),
  firmId: v.string(),
  firmName: v.string(),
  collector: v.string(),
  informs: v.exactOptional(OrderRecordSchema.entries.informs.wrapped),
  packageId: v.optional(v.string()),
  sourceReference: v.optional(v.string()),
  grossKurus: v.number(),
  totalKurus: v.number(),
  instalmentCount: v.number(),
  commissionKurus: v.number(),
  email: v.string(),
  /** What was read and agreed to. */
  documents: ReadDocumentsSchema,
  /** Passes through to the bank; held in memory until that has answered, never stored. */
  card: v.object({ number: v.string(), holder: v.string(), expiry: v.string(), cvc: v.string() }),
  ip: v.string(),
  returnUrl: v.string(),
  orderUrl: v.string(),
  shortUrl: v.string(),
  /** Under what a new session at the bank is counted, and how often there may be one. */
  paced: v.array(
    v.object({
      counterKey: v.string(),
      limit: v.object({ burst: v.number(), everyMs: v.number() }),
    }),
  ),
});
export type StartOrder = v.InferOutput<typeof StartOrderSchema>;

const reason = v.picklist(declineReasons);

export const StartedSchema = v.variant("kind", [
  v.object({ kind: v.literal("started"), orderId: v.string(), redirectUrl: v.string() }),
  /** The bank has not answered yet; the order tells when it has. */
  v.object({ kind: v.literal("opening"), orderId: v.string() }),
  v.object({ kind: v.literal("paused"), retryAfterSeconds: v.number() }),
  v.object({ kind: v.literal("under-way"), state: OrderRecordSchema.entries.state }),
  v.object({ kind: v.literal("declined"), reason }),
  v.object({ kind: v.literal("unavailable") }),
]);
export type Started = v.InferOutput<typeof StartedSchema>;

export const FinishOrderSchema = v.object({
  orderId: v.string(),
  paymentId: v.string(),
  outcome: v.union([v.literal("approved"), reason]),
});
export type FinishOrder = v.InferOutput<typeof FinishOrderSchema>;

/** The newest attempt, undefined before the first, and how its messages stand. */
export const StandingSchema = v.object({
  order: v.exactOptional(OrderRecordSchema),
  messages: v.array(
    v.object({ channel: v.picklist(messageChannels), state: v.picklist(messageStates) }),
  ),
  /** Whether its record cannot be read. */
  isAside: v.exactOptional(v.boolean()),
});
export type Standing = v.InferOutput<typeof StandingSchema>;

/**
 * Where an e-mail that could not be delivered is to go; absent: where it was to go. `isForAll`: whatever is still to be sent goes there, also where
 * nothing is undelivered. `seenSealed`: the address that whoever asks has seen; where it is another by now, nothing is done.
 */
export const ResendSchema = v.object({
  emailSealed: v.optional(v.string()),
  isForAll: v.optional(v.boolean(), false),
  seenSealed: v.optional(v.string()),
});
export type Resend = v.InferOutput<typeof ResendSchema>;
export type ResendInput = v.InferInput<typeof ResendSchema>;

/** Which attempt is asked about, and whether what was agreed to and told is wanted as well. */
export const AskAccountSchema = v.object({
  orderId: v.string(),
  isWhole: v.optional(v.boolean(), false),
});

/** Which order the office has decided about. */
export const SettleSchema = v.object({ orderId: v.string() });

/** An attempt, undefined for an earlier one of which nobody was told anything, and what money it has moved. */
export const AccountSchema = v.object({
  order: v.exactOptional(OrderRecordSchema),
  entries: v.array(LedgerEntrySchema),
  /** Where they are asked for: what its customer was told, and what was agreed to with it, sealed. */
  messages: v.exactOptional(v.array(MessageEntrySchema)),
  agreedSealed: v.exactOptional(v.string()),
  /** Whether its record cannot be read. */
  isAside: v.exactOptional(v.boolean()),
});
export type Account = v.InferOutput<typeof AccountSchema>;
