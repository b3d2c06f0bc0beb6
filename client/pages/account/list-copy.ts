/** Words every list of the account shares. */
export const listCopy = {
  pages: "Sayfalar",
  newer: "Daha yeni",
  older: "Daha eski",
  pageOf: (page: number, count: number) => `Sayfa ${page}/${count}`,
  product: "Ürün",
  allProducts: "Tüm ürünler",
  filter: "Filtrele",
  getQuote: "Teklif alın",
} as const;
