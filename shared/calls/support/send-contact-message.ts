import { ContactMessageSchema } from "#shared/schemas/contact-message.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PersonNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { campaignModel } from "../campaign-fields.ts";
import { defineCall } from "../call.ts";
import { fieldValues, flag, model, named, oneOf, optional, text } from "../codec.ts";
import { productField } from "../product-code.ts";

export const contactMessageTypes = [
  "SMSONAY",
  "ILETISIM",
  "ARAMA",
  "TEKLIF",
  "SIKAYET",
  "KVKK",
] as const;

/** Wire name of what a line asks before the call; what is wrong inside it is named below it, "Detaylar.FirmName". */
export const detailsName = "Detaylar";

/**
 * Leaves a message with the back office. Which fields there must be depends on its kind: `SMSONAY`, noted after a
 * verification, the phone (proved by this visitor, 1004 otherwise) and the product; `ILETISIM`, the contact form, name,
 * phone, e-mail and message; `ARAMA`, a call-back, name and phone; `TEKLIF`, a lead, name, phone, product, the two consents
 * of a quote and, under `Detaylar`, what that line asks (`shared/lines/leads.ts`). A slot is an id of the list
 * `ARAMA_ZAMANI`, which is the office's hours. `SIKAYET`, a complaint, and `KVKK`, an application about personal data, need name,
 * phone, e-mail, message and one of their topics; who leaves one is told by e-mail until when it is answered. Who leaves a call-back or a lead gets its number by SMS.
 */
export const sendContactMessage = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/iletisim",
  encoding: "form",
  credentials: "member",
  waits: "change",
  attributed: true,
  proxied: true,
  request: model({
    messageType: named("MesajTipi", oneOf(contactMessageTypes)),
    fullName: named("AdSoyad", optional(text(PersonNameSchema))),
    phone: named("Telefon", optional(text(PhoneSchema))),
    email: named("Email", optional(text(EmailSchema))),
    message: named("Mesaj", optional(text(ContactMessageSchema))),
    topic: named("Konu", optional(text())),
    productId: named("Urun", optional(productField)),
    callBackSlot: named("AramaZamani", optional(text())),
    details: named(detailsName, optional(fieldValues)),
    privacyPolicy: optional(flag),
    openDataAgreement: optional(flag),
    campaign: optional(campaignModel),
  }),
  data: model({ referenceNumber: text() }),
});
