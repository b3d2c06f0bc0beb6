import { toTurkishSentence } from "#shared/format/turkish-case.ts";

export const quoteCopy = {
  given: (consents: number) => `${consents} izin verildi`,
  kept: "Kayıtlılardan ekle",
  /** Beside something kept. */
  keptPolicy: (insurance: string, end: string) => `${toTurkishSentence(insurance)} bitişi ${end}`,
  title: (product: string) => `${product} teklifi`,
  description: (product: string) =>
    `${product} için sigorta şirketlerinden teklif alın, fiyat ve teminatları karşılaştırın, güvenle satın alın.`,
  keywords: (product: string) =>
    `${product.toLocaleLowerCase("tr-TR")}, teklif, fiyat, karşılaştırma`,
  verification: "Telefon doğrulama",
  offers: "Teklifler",
  progress: (step: number, count: number) => `Adım ${step}/${count}`,
  next: "Devam Et",
  getOffers: "Teklifleri Getir",
  typeByHand: "Bilgileri elle gireceğim",
  emptyList: "Listeye şu anda ulaşamıyoruz. Bilgileri elle girerek devam edebilirsiniz.",
  searchAddress: "Caferağa Moda 12 Kadıköy",
  nothingFound: "Bu adresi bulamadık. Yazılışını kontrol edin ya da adresi listelerden seçin.",
  chooseSuggested: "Lütfen konutunuzu önerilerden ya da listelerden daire numarasına kadar seçin.",
  searchAway: "Adres araması şu anda yapılamıyor. Adresinizi listelerden seçebilirsiniz.",
  listComing: "Liste hazırlanıyor",
  changeAddress: "Adresi değiştir",
  refreshChoices: "Seçenekleri getir",
  identityFailed:
    "Kimlik bilgilerinize şu anda ulaşamadık. Ad, soyad ve adres bilgilerinizi girerek devam edebilirsiniz.",
  ofCompany:
    "Firmaların bilgilerini kayıtlardan alamayız; firmanın unvanını, vergi dairesini, ilini ve ilçesini, yetkilinin adını ve soyadını yazın.",
  byPassport:
    "Pasaportunuzla devam ediyorsunuz; Türkiye’deki adresinizi ve aşağıda sorulanları yazmanız yeterli.",
  birthDateNeeded: "Lütfen Doğum Tarihini Giriniz",
  whyBirthDate:
    "Bu kimlik numarasının kaydına doğum tarihiyle birlikte ulaşılıyor. Tarihi yazıp devam edin; diğer bilgileriniz duruyor.",
  lateAnswer: "Kayıtlardan yanıt gelirse burada gösteririz; beklemeden devam edebilirsiniz.",
  awaits: {
    code: "Telefonunuza kod gönderiyoruz",
    identity: "Kimlik kayıtlarından yanıt bekliyoruz",
    step: "Bilgilerinizi kaydediyoruz",
    insurers: "Kayıtlardan ve şirketlerden yanıt bekliyoruz",
  },
  summary: "Girdiğiniz bilgiler",
  edit: "Düzenle",
  change: "Değiştir",
  ahead: "Teklife giden yol",
  lira: (amount: string) => `${amount} TL`,
  holder: ({
    name,
    surname,
    city,
    county,
  }: Record<"name" | "surname" | "city" | "county", string>) =>
    `Sayın ${name} ${surname} · ${county} / ${city}`,
  early: (days: number) =>
    `Poliçenizin bitmesine ${days} gün var, erken yeniliyorsunuz. Satın aldığınız fiyat değişmez; yeni poliçe başlamadan önceki bir hasar sonraki yılların fiyatını etkileyebilir.`,
  close: "Kapat",
  choose: "Seçiniz",
} as const;

/** Why a step is shown again; said by the server alone. */
export const stepRefusals = {
  verifyAgain: "Telefonunuzu yeniden doğrulamanız gerekiyor. Yeni bir kod gönderdik.",
  codeOfAnotherPhone:
    "Başka bir sekmede bu numaraya yeni bir kod istediniz. Lütfen bu numaraya gelen kodu girin.",
  unseenRows:
    "Gönderdiğiniz kişilerden bazıları formda görünmüyordu. Eksik kişileri ekleyip yeniden deneyin.",
  missingRows:
    "Başka bir sekmede kişi eklediniz. Lütfen hepsinin bilgilerini gözden geçirip yeniden deneyin.",
  changedElsewhere:
    "Önceki adımlarda verdiğiniz bilgiler başka bir sekmede değişti. Lütfen güncel bilgileri gözden geçirip yeniden deneyin.",
  rowsMoved:
    "Kişi listesi başka bir sekmede değişti. Güncel liste aşağıda; lütfen gözden geçirip yeniden deneyin.",
  contradiction:
    "Herkes için “Hayır”, bir kişi için “Evet” yanıtı verildi. Lütfen kişilerin yanıtlarını gözden geçirin.",
  whoIsMeant: "“Evet” dediniz; lütfen hangi kişi için olduğunu işaretleyin.",
  draftFailed: "Bilgilerinizi şu anda kaydedemedik. Lütfen tekrar deneyin.",
} as const;
