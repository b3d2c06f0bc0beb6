/** Words around the text a consent is about. */
export const contractCopy = {
  read: "Metni okuyun",
  failed: "Metin şu anda açılamadı. Lütfen tekrar deneyin.",
} as const;
