import type { UnavailableKind } from "./unavailable.ts";

/** What is being waited for, in the words of whoever waits: the page that is to be shown. */
export const waitingCopy: Readonly<Record<UnavailableKind, string>> = {
  order: "Siparişinizin durumunu soruyoruz",
  purchase: "Ödeme sayfanızı hazırlıyoruz",
  offers: "Tekliflerinizi getiriyoruz",
  quote: "Teklif formunuzu getiriyoruz",
  account: "Hesap bilgilerinizi getiriyoruz",
  document: "Belgenizi hazırlıyoruz",
  link: "Bağlantınızı açıyoruz",
  text: "Sayfayı hazırlıyoruz",
};

/** The same of a form that was sent, where it says nothing itself. */
export const waitingPostCopy = "Gönderdiklerinize yanıt bekliyoruz";

/** Since when; nothing at the beginning. */
export const secondsText = (seconds: number): string =>
  seconds === 0 ? "" : `${seconds} saniye oldu.`;

/** What is waited for, and since when. */
export const waitedText = (what: string, seconds: number): string =>
  seconds === 0 ? `${what}.` : `${what}, ${secondsText(seconds)}`;

/** Of a page that waits for a document; the number of seconds stands between the two. */
export const waitingPageCopy = {
  text: "Hazır olduğunda kendiliğinden açılır. Bekliyoruz",
  seconds: "saniye oldu.",
} as const;
