import { defineCall } from "./call.ts";
import { model, named, oneOf, optional, text } from "./codec.ts";

export const contactMessageTypes = ["SMSONAY", "ILETISIM", "ARAMA", "TEKLIF"] as const;

/** Leaves a message with the back office: a log line after a verification, a contact form, a call-back, a lead. */
export const sendContactMessage = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/iletisim",
  encoding: "form",
  credentials: "member",
  proxied: true,
  request: model({
    messageType: named("MesajTipi", oneOf(contactMessageTypes)),
    fullName: named("AdSoyad", optional(text())),
    phone: named("Telefon", optional(text())),
    email: named("Email", optional(text())),
    message: named("Mesaj", optional(text())),
    productId: named("Urun", optional(text())),
    callBackSlot: named("AramaZamani", optional(text())),
  }),
  data: model({ referenceNumber: text() }),
});
