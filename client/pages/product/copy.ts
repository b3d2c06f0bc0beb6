export const productCopy = {
  headTitle: (name: string) => `${name} teklifi ve fiyatları`,
  facts: ["Karşılaştırma ücretsizdir", "Sıralama fiyata göredir", "Ödeme 3D Secure ile güvenlidir"],
  asideStart: "Teklif formuna dönün",
} as const;
