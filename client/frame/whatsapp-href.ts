import { frameCopy } from "./copy.ts";

/** A chat with the firm's number (digits with country code), the quote request already written. */
export const whatsappHref = (number: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(frameCopy.whatsappMessage)}`;
