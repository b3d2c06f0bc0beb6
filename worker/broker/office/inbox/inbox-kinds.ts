/** What lies in the office's inbox, by the words of its addresses. */
export const inboxKinds = [
  "teklif",
  "arama",
  "iletisim",
  "sikayet",
  "kvkk",
  "destek",
  "duzeltme",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Kinds of message by what they are in the inbox. */
export const messageKinds: Readonly<Record<string, InboxKind>> = {
  TEKLIF: "teklif",
  ARAMA: "arama",
  ILETISIM: "iletisim",
  SIKAYET: "sikayet",
  KVKK: "kvkk",
};
