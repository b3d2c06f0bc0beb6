import * as v from "valibot";
import type { AuthoriseRequest } from "./payment.ts";

/** Kuruş → "12345.67", as iyzico writes money. */
export function toPrice(kurus: number): string {
  return `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, "0")}`;
}

/** Money inside a signature: zeros at the end are left out, "10.50" → "10.5", "10.00" → "10". */
export function signedPrice(price: string | number): string {
  const text = String(price);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/**
 * Values iyzico signs in each answer, in their order (docs.iyzico.com, "Response Signature Validation", 2026). Its reports are
 * not signed.
 */
export const signedFields = {
  initialised: ["paymentId", "conversationId"],
  returned: ["conversationData", "conversationId", "mdStatus", "paymentId", "status"],
  payment: ["paymentId", "currency", "basketId", "conversationId", "paidPrice", "price"],
  refunded: ["paymentId", "price", "currency", "conversationId"],
} as const;

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const success = v.literal("success");

export const InitialisedSchema = v.object({
  status: success,
  paymentId: text,
  threeDSHtmlContent: v.pipe(v.string(), v.base64()),
  conversationId: text,
  signature: v.string(),
});

/** What fraud control says of money that is taken: 1 accepted, 0 under review, -1 refused. */
const fraudStatus = v.picklist([1, 0, -1]);

const payment = {
  status: success,
  paymentId: text,
  currency: v.string(),
  basketId: text,
  conversationId: text,
  paidPrice: text,
  price: text,
  fraudStatus,
  signature: v.string(),
};
/** A payment whose money is taken. */
export const AuthorisedSchema = v.object(payment);
export type Authorised = v.InferOutput<typeof AuthorisedSchema>;

export const taken = "SUCCESS";
const empty = v.optional(text, "");
/** A payment as its look-up tells it: one whose money is taken in full, any other with what there is of it. */
export const DetailSchema = v.union([
  v.object({ ...payment, paymentStatus: v.literal(taken) }),
  v.object({
    status: success,
    paymentStatus: v.pipe(v.optional(v.string(), ""), v.notValue(taken)),
    paymentId: empty,
    currency: empty,
    basketId: empty,
    conversationId: empty,
    paidPrice: empty,
    price: empty,
    signature: v.optional(v.string()),
  }),
]);

export const RefundedSchema = v.object({
  status: success,
  paymentId: text,
  price: text,
  currency: v.string(),
  conversationId: text,
  signature: v.string(),
});

/** In reports a status is a number; this one is success. */
export const reportedSuccess = 1;
/** The report of an order's payments, and of what was given back of them. */
export const ReportSchema = v.object({
  status: success,
  payments: v.array(
    v.object({
      paymentId: text,
      paymentStatus: v.number(),
      paymentRefundStatus: v.pipe(v.optional(v.string(), ""), v.trim()),
      paymentConversationId: text,
      basketId: text,
      currency: v.string(),
      price: text,
      paidPrice: text,
      cancels: v.optional(
        v.array(v.object({ refundStatus: v.optional(v.number()), refundPrice: v.optional(text) })),
        [],
      ),
    }),
  ),
});
export type Reported = v.InferOutput<typeof ReportSchema>["payments"][number];

/** A page of a day's operations; there is one for each item of a basket, and ours hold one. */
export const DayReportSchema = v.object({
  status: success,
  totalPageCount: v.pipe(v.number(), v.integer()),
  transactions: v.array(
    v.object({
      transactionType: v.picklist(["PAYMENT", "REFUND", "CANCEL"]),
      paymentId: text,
      conversationId: empty,
      basketId: empty,
      transactionCurrency: v.string(),
      paidPrice: text,
    }),
  ),
});
export type DayReported = v.InferOutput<typeof DayReportSchema>["transactions"][number];

/** What the bank's page posts to the callback address. */
export const CallbackSchema = v.object({
  status: v.string(),
  paymentId: v.string(),
  conversationId: v.string(),
  conversationData: v.optional(v.string(), ""),
  mdStatus: v.string(),
  signature: v.string(),
});

/** Body of `POST /payment/3dsecure/initialize`. The order's id is conversation and basket at once. */
export function initialiseBody(request: AuthoriseRequest, callbackUrl: string) {
  const { orderId, amountKurus, instalmentCount, card, payer, description } = request;
  const price = toPrice(amountKurus);
  const [expireMonth = "", year = ""] = card.expiry.split("/");
  const contactName = `${payer.name} ${payer.surname}`;
  const address = { address: payer.address, contactName, city: payer.city, country: "Turkey" };
  return {
    locale: "tr",
    conversationId: orderId,
    price,
    paidPrice: price,
    currency: "TRY",
    installment: instalmentCount,
    basketId: orderId,
    paymentChannel: "WEB",
    paymentGroup: "PRODUCT",
    callbackUrl,
    paymentCard: {
      cardHolderName: card.holder,
      cardNumber: card.number,
      expireMonth,
      expireYear: `20${year}`,
      cvc: card.cvc,
      registerCard: 0,
    },
    buyer: {
      id: orderId,
      name: payer.name,
      surname: payer.surname,
      gsmNumber: `+90${payer.phone}`,
      email: payer.email,
      identityNumber: payer.nationalNumber,
      registrationAddress: payer.address,
      ip: payer.ip,
      city: payer.city,
      country: "Turkey",
    },
    billingAddress: address,
    basketItems: [
      { id: orderId, name: description, category1: "insurance", itemType: "VIRTUAL", price },
    ],
  };
}
