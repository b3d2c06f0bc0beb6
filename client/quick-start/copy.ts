export const quickStartCopy = {
  quoteTitle: "2 dakikada teklif alın",
  requestTitle: "Temsilcimiz sizi arasın",
  requestText:
    "Bu üründe teklifleri temsilcimiz topluyor. Adınızı ve telefonunuzu bırakın; sizi arayıp şirketlerin tekliflerini iletelim.",
  request: "Teklif isteyin",
  submit: "Hemen Teklif Al",
  note: (firmCount: number) =>
    `${firmCount === 0 ? "" : `${firmCount} şirkete sorarız. `}Ücretsizdir, satın alma zorunluluğu yoktur. Teklifler için telefonunuzu doğrulamanız istenir.`,
} as const;
