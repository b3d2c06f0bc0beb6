export const searchPageCopy = {
  title: "Sitede arama",
  lead: "Ürün, hesaplama, yazı, terim ya da sorunuzu yazın.",
  description:
    "Ürünlerde, hızlı erişim sayfalarında, yazılarda, sözlükte ve sık sorulan sorularda arayın.",
  found: (keyword: string, count: number) => `“${keyword}” için ${count} sonuç`,
  corrected: (typed: string) => `“${typed}” yazdınız; en yakın sözcük gösteriliyor.`,
  kinds: "Sonuç türü",
  every: "Tümü",
  answer: "Kısa yanıt, sözlükten",
  whole: "Tanımın tamamı",
  notIt: "Aradığınız bu değil mi?",
  hours: "Hafta içi 09.00–18.00 arasında bir temsilci yanıtlar.",
  write: "Soru gönderin",
  nothing: (keyword: string) => `“${keyword}” için sonuç yok`,
  nothingText:
    "Başka sözcüklerle deneyin. Aradığınız bir sigortaysa henüz karşılaştırmıyor olabiliriz; isterseniz temsilcimiz şirketlere sizin için sorar.",
  callBack: "Sizi arayalım",
  products: "Bütün ürünler",
  often: "Sık arananlar",
  oftenAsked: [
    "ikinci el araç sigortası",
    "MTV hesaplama",
    "hasarsızlık basamağı",
    "cayma hakkı",
    "muafiyet nedir",
    "kaza tutanağı",
  ],
} as const;
