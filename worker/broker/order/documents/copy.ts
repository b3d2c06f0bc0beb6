import { formatMoment } from "#shared/format/date.ts";

/** Words of the documents that are filled in for one sale. */
export const documentCopy = {
  insurer: "Sigortacı",
  policyholder: "Sigorta ettiren",
  insured: "Sigortalı",
  isHolder: "Sigortalı, sigorta ettirenin kendisidir.",
  standing: "Sıfatı",
  title: "Unvan",
  taxOffice: "Vergi dairesi",
  officer: "Yetkili",
  name: "Ad soyad",
  address: "Adres",
  mersis: "MERSİS",
  conditions: "Genel şartlar",
  edition: (title: string, edition: string) => `${title}, sürüm ${edition}`,
  phone: "Telefon",
  residence: "İl / ilçe",
  policy: "Sigorta ve dönemi",
  product: "Sigorta",
  package: "Paket",
  start: "Başlangıç",
  period: "Süre",
  throughDay: (day: string) => `${day} gününün sonuna kadar`,
  premium: "Prim ve ödeme",
  gross: "Peşin ödenecek tutar",
  foreignPremium: "Döviz karşılığı",
  rate: "Kur",
  plan: (count: number) => `${count} taksit`,
  planEach: (each: string) => `${each} TL taksitle`,
  planFirst: (first: string, each: string) => `ilki ${first} TL, sonrakiler ${each} TL`,
  planTotal: (total: string) => `toplam ${total} TL`,
  planSurcharge: (surcharge: string) => ` (${surcharge} TL taksit farkı dâhil)`,
  isIncluded: "Vergi ve yasal kesintiler dâhildir.",
  extras: "Ücretsiz ek hizmetler",
  notCovered: "Bu teklifte dâhil olmayanlar",
  validUntil: "Teklifin geçerliliğinin sonu",
  grounds: "Bu poliçeden şu nedenlerle ayrılabilirsiniz:",
  within: (days: number) => `Sözleşmenin kurulmasından başlayarak ${days} gün içinde.`,
  paper: (name: string) => `İstenen belge: ${name}.`,
  claimed: "Tazminat istenmiş veya ödenmişse kararı sigorta şirketi verir.",
  refund:
    "Caydığınızda veya poliçe hiç başlamadan sona erdiğinde ödediğiniz tutarın tamamı, öbür nedenlerde kalan günlerin primi iade edilir.",
  refundBeforeStart:
    "Poliçe başlamadan onaylanan ayrılmada ödediğiniz tutarın tamamı iade edilir; poliçe başladıktan sonra bu nedenlerle ayrılamazsınız.",
  refundTime:
    "İade ödeme yaptığınız karta yapılır: sigorta şirketi ayrılmayı onayladığında başlatılır, kartınıza yansıma süresi bankanıza bağlıdır.",
  need: "Yukarıda yazılı kişi veya şeyin bu sigortayla güvenceye alınmasını istiyorum.",
  choices: "Seçimler",
} as const;

/** Words on the papers that go with a policy. */
export const paperCopy = {
  documents: (policyNumber: string) => `Sözleşme metinleri ${policyNumber}`,
  parties: "Taraflar ve ödeme",
  partiesFoot:
    "Satın alma sayfasında kayıtlardan okunan ad, numara ve telefonlar gizlenerek gösterilir; izleyen metinler orada gösterildikleri gibidir. Bu sayfada hepsi poliçede yazdığı gibidir.",
  proof: (edition: string, agreedAt: number, sha256: string) =>
    `Sürüm ${edition} · Onay ${formatMoment(agreedAt)} · SHA-256 ${sha256}`,
} as const;
