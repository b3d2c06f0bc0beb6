export const productCopy = {
  headTitle: (name: string) => `${name} teklifi ve fiyatları`,
  quoteTitle: "2 dakikada teklif alın",
  requestTitle: "Temsilcimiz sizi arasın",
  requestText:
    "Bu üründe teklifleri temsilcimiz topluyor. Adınızı ve telefonunuzu bırakın; sizi arayıp şirketlerin tekliflerini iletelim.",
  request: "Teklif isteyin",
  facts: ["Karşılaştırma ücretsizdir", "Sıralama fiyata göredir", "Ödeme 3D Secure ile güvenlidir"],
  asideStart: "Teklif formuna dönün",
} as const;
