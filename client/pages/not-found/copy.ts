export const notFoundCopy = {
  headTitle: (site: string) => `Sayfa bulunamadı | ${site}`,
  title: "Aradığınız sayfayı bulamadık",
  text: "Adres değişmiş ya da yanlış yazılmış olabilir. Aşağıdakilerden biri işinize yarayabilir.",
  home: "Ana sayfaya dönün",
  products: "Sigorta ürünleri",
} as const;
