import * as v from "valibot";
import { messageChannels } from "#shared/calls/order/order-message-fields.ts";
import { orderStates } from "#shared/calls/order/order-status.ts";
import { orderIdOf } from "../order-id.ts";
import type { DeclineReason } from "../../payment/payment.ts";
import { declineReasons } from "../../payment/payment.ts";
import type { PolicyPeriod } from "../../lines/policy-period.ts";
import { storedPeriod } from "../../lines/policy-period.ts";

const kurus = v.pipe(v.number(), v.integer());

/** What kept an order from its policy. */
const ObstacleSchema = v.variant("kind", [
  v.object({ kind: v.literal("payment-declined"), reason: v.picklist(declineReasons) }),
  /** The bank opened no page, or what asked it has stopped meanwhile and forgotten the card with that. */
  v.object({ kind: v.literal("session-unopened") }),
  /** Midnight overtook the first day of cover before anything was charged. */
  v.object({ kind: v.literal("start-passed") }),
  /** The same was bought by another order before anything was charged. */
  v.object({ kind: v.literal("already-covered") }),
  /** The bank never said whether it took the money; what it took is given back. */
  v.object({ kind: v.literal("capture-unknown") }),
  /** The payment service has refused money it had taken, after a look at it; it is given back. */
  v.object({ kind: v.literal("payment-rejected") }),
  /** The insurer made no policy of a paid order; the money is given back. */
  v.object({ kind: v.literal("not-issued") }),
]);
export type Obstacle = v.InferOutput<typeof ObstacleSchema>;

/** Whether something has come between, so that no other card would lead to this policy either. */
export const isOvertaken = (obstacle: Obstacle | undefined): boolean =>
  obstacle?.kind === "already-covered" || obstacle?.kind === "start-passed";

/** One attempt to buy a quote's offer, as the object keeps it. Holds no card data; the e-mail address is sealed. */
export const OrderRecordSchema = v.object({
  /** `<quote id>-<attempt>`: idempotency key at bank and insurer. */
  orderId: v.string(),
  attempt: v.number(),
  quoteId: v.string(),
  offerId: v.string(),
  firmId: v.string(),
  /** Absent, with the three below, in an order of before there were sources: then the firm is its own. */
  sourceId: v.optional(v.string()),
  firmName: v.optional(v.string()),
  /** Who takes the premium, as it was told before the payment; absent in an order of before it was kept. */
  collector: v.exactOptional(v.string()),
  packageId: v.optional(v.string()),
  /** What the offer's source wants back. */
  sourceReference: v.optional(v.string()),
  state: v.picklist(orderStates),
  /** Cash price the customer accepted; what the policy is issued at. */
  grossKurus: kurus,
  /** What the card pays, with the instalments' difference. */
  totalKurus: kurus,
  instalmentCount: v.number(),
  /** What of the price the broker earns; absent in an order of before it was kept. */
  commissionKurus: v.exactOptional(kurus),
  /** Whether the bank is known to have taken the money. */
  isCaptured: v.optional(v.boolean(), false),
  /** Stands for the documents that were agreed to; absent in an order of before they were kept. */
  documentsSha256: v.exactOptional(v.string()),
  /** Adults who are told that the buyer has insured them, by their place among the insured. */
  informs: v.exactOptional(
    v.array(v.object({ row: v.number(), channel: v.picklist(messageChannels) })),
  ),
  emailSealed: v.string(),
  /** Signed address of the order's page; it holds nothing personal. */
  orderUrl: v.string(),
  /** The same in a few characters, for the text message; absent in an order of before there were any. */
  shortUrl: v.optional(v.string()),
  /** Of the bank's session; empty before there is one. */
  paymentId: v.string(),
  redirectUrl: v.string(),
  /** When the 3-D Secure session ends, or the card is forgotten that is to open one; epoch ms. */
  expiresAt: v.number(),
  obstacle: v.exactOptional(ObstacleSchema),
  policyId: v.exactOptional(v.string()),
  policyNumber: v.exactOptional(v.string()),
  /** When the insurer issued the policy, and its cover starts and ends; epoch ms. The end is absent in older ones. */
  issuedAt: v.exactOptional(v.number()),
  startsAt: v.exactOptional(v.number()),
  endsAt: v.exactOptional(v.number()),
  /** Failed tries of the present step, by an answer or by a throw. */
  tries: v.number(),
  /** When the present step is to be taken, epoch ms; in an order of before it was kept: at once. */
  dueAt: v.optional(v.number(), 0),
  createdAt: v.number(),
});
export type OrderRecord = v.InferOutput<typeof OrderRecordSchema>;

/** The period of the policy an order has led to; undefined before that. */
export const periodOf = ({ startsAt, endsAt }: OrderRecord): PolicyPeriod | undefined =>
  startsAt === undefined
    ? undefined
    : storedPeriod({ issuedAt: startsAt, startsAt, endsAt: endsAt ?? null }, "");

/** What a customer has chosen to buy, and the attempt's number. */
export type Choice = Pick<
  OrderRecord,
  | "attempt"
  | "quoteId"
  | "offerId"
  | "sourceId"
  | "firmId"
  | "firmName"
  | "collector"
  | "informs"
  | "packageId"
  | "sourceReference"
  | "grossKurus"
  | "totalKurus"
  | "instalmentCount"
  | "commissionKurus"
  | "documentsSha256"
  | "emailSealed"
  | "orderUrl"
  | "shortUrl"
  | "createdAt"
>;

/** How long a card is held in memory for the bank that is asked for its page. */
export const cardKeptMs = 30_000;

/** What makes a choice another one. */
type Chosen = Pick<OrderRecord, "offerId" | "totalKurus" | "instalmentCount" | "documentsSha256">;

/** Whether the same offer is to be paid in the same way, by the same documents. */
export const isSameChoice = (one: OrderRecord, other: Chosen): boolean =>
  one.offerId === other.offerId &&
  one.totalKurus === other.totalKurus &&
  one.instalmentCount === other.instalmentCount &&
  one.documentsSha256 === other.documentsSha256;

/** An attempt whose bank is about to be asked for its page. It ends by itself when the card is forgotten before that is there. */
export function newOrder(choice: Choice): OrderRecord {
  const expiresAt = choice.createdAt + cardKeptMs;
  return {
    ...choice,
    orderId: orderIdOf(choice.quoteId, choice.attempt),
    state: "opening",
    paymentId: "",
    redirectUrl: "",
    expiresAt,
    isCaptured: false,
    tries: 0,
    dueAt: expiresAt,
  };
}

/** The same with its page at the bank. */
export const sessionOpened = (
  order: OrderRecord,
  session: Pick<OrderRecord, "paymentId" | "redirectUrl" | "expiresAt">,
): OrderRecord => moved(order, "awaiting-bank", session);

const resting = new Set<OrderRecord["state"]>(["none", "done", "declined", "refunded"]);

export const isAtRest = ({ state }: OrderRecord): boolean => resting.has(state);

/** Whether the order goes on by itself. */
export const isActive = (order: OrderRecord): boolean => !isAtRest(order);

/** Whether another card or choice may still take its place: nothing can have been paid with this one. */
export const isReplaceable = ({ state }: OrderRecord): boolean =>
  state === "opening" || state === "awaiting-bank";

/** Whether a new attempt may follow. */
export const isOver = ({ state }: OrderRecord): boolean =>
  state === "declined" || state === "refunded";

/** The order in its next state, whose step is due at once; the count of tries begins anew. */
export function moved(
  order: OrderRecord,
  state: OrderRecord["state"],
  change: Partial<OrderRecord> = {},
): OrderRecord {
  return { ...order, ...change, state, tries: 0, dueAt: 0 };
}

/** An attempt whose bank opened no page. */
export const sessionUnopened = (order: OrderRecord): OrderRecord =>
  moved(order, "declined", { obstacle: { kind: "session-unopened" } });

/** An attempt that its bank did not let pay. */
export const paymentDeclined = (order: OrderRecord, reason: DeclineReason): OrderRecord =>
  moved(order, "declined", { obstacle: { kind: "payment-declined", reason } });
