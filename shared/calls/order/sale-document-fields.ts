import { list, longText, model, oneOf, text } from "../codec.ts";

/** What is read and agreed to before a purchase, in that order; by the names their addresses have. */
export const saleDocumentIds = [
  "on-bilgilendirme-formu",
  "mesafeli-satis-sozlesmesi",
  "bilgilendirme-metni",
  "ihtiyac-beyani",
] as const;
export type SaleDocumentId = (typeof saleDocumentIds)[number];

/** A document that is filled in for one offer, and which edition of its text that is. `html` is what is read of it. */
export const saleDocumentModel = {
  id: oneOf(saleDocumentIds),
  title: text(),
  edition: text(),
  html: longText,
};

/** The documents of one offer, and the SHA-256 that stands for all of them when they are agreed to (hexadecimal). */
export const offeredDocuments = model({
  sha256: text(),
  texts: list(model(saleDocumentModel)),
});
