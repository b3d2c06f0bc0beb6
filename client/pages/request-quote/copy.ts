export const requestQuoteCopy = {
  headTitle: (product: string) => `${product}: temsilcimiz sizi arasın`,
  description: (product: string) =>
    `${product} için talebinizi bırakın, temsilcimiz sizi arayıp sigorta şirketlerinin tekliflerini iletsin.`,
  title: "Temsilcimiz sizi arasın",
  lead: "Bu ürünü şimdilik telefonla satıyoruz. Bilgilerinizi bırakın; temsilcimiz teklifleri toplayıp sizi arasın.",
  product: "Ürün",
  otherProduct: "Ürün sayfasına dönün",
  noteHint:
    "Örneğin araç, ev ya da seyahatinizle ilgili bilmemiz gerekenler. Sağlık bilgisi yazmayınız.",
  steps: [
    "Temsilcimiz hafta içi, saat seçerseniz o aralıkta sizi arar.",
    "Gerekli bilgileri alır, birden çok şirketten teklif ister.",
    "Teklifleri size iletir; karar sizindir, ücret alınmaz.",
  ],
  stepsTitle: "Sonra ne olur?",
  back: "Ana sayfaya dönün",
} as const;
