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

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const success = v.literal("success");

export const InitialisedSchema = v.object({
  status: success,
  paymentId: text,
  threeDSHtmlContent: v.pipe(v.string(), v.base64()),
  conversationId: text,
  signature: v.string(),
});

export const AuthorisedSchema = v.object({
  status: success,
  paymentId: text,
  currency: v.string(),
  basketId: text,
  conversationId: text,
  paidPrice: text,
  price: text,
  /** 1 accepted, 0 under review, -1 refused. */
  fraudStatus: v.optional(v.number(), 1),
  signature: v.string(),
});
export type Authorised = v.InferOutput<typeof AuthorisedSchema>;

export const DetailSchema = v.object({
  status: success,
  paymentStatus: v.optional(v.string(), ""),
  paidPrice: v.optional(text, ""),
  fraudStatus: v.optional(v.number(), 1),
});

export const DoneSchema = v.object({ status: success });

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
