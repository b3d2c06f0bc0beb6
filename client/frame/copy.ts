export const frameCopy = {
  skip: "İçeriğe geçin",
  home: "Yelkovan ana sayfa",
  menu: "Menü",
  search: "Sitede arayın",
  mainMenu: "Ana menü",
  products: "Ürünler",
  groups: {
    vehicle: "Aracınız",
    health: "Sağlığınız",
    home: "Eviniz",
    other: "Diğer",
  },
  about: "Hakkımızda",
  claim: "Hasar Anında",
  blog: "Blog",
  contact: "İletişim",
  banner: "Sorunuz mu var? Hafta içi 09.00–18.00 arası arayın:",
  contactBanner: "Telefonla ulaşın",
  siteMap: "Site haritası",
  whatsapp: "WhatsApp’tan yazın",
  quickContact: "Hızlı iletişim",
  whatsappMessage: "Merhaba, sigorta teklifi almak istiyorum.",
  loading: "Sayfa yükleniyor",
  corporate: "Kurumsal",
  quickAccess: "Hızlı erişim",
  legal: "Yasal bilgiler",
  faq: "Sıkça Sorulan Sorular",
  glossary: "Sigorta sözlüğü",
  faultQuery: "Tramer kusur sorgulama",
  vehicleTax: "MTV borcu",
  inspection: "Araç muayene randevusu",
  vehicleValue: "Kasko değeri sorgulama",
  accidentReport: "Online kaza tutanağı",
  expertSearch: "Eksper sorgulama",
  terms: "Gizlilik ve kullanım koşulları",
  distanceContract: "Mesafeli satış sözleşmesi",
  personalData: "Kişisel veriler aydınlatma metni",
  cookiePolicy: "Çerez politikası",
  cookiePreferences: "Çerez tercihleri",
  mersis: "MERSİS no",
  trust: "Güvenli e-ticaret",
  trustText: "3D Secure ile ödeme, şifreli bağlantı",
  payment: "Ödeme seçenekleri",
  credit: (agency: string) => `Altyapı: ${agency}`,
  copyright: (year: string, firm: string) => `© ${year} ${firm} Tüm hakları saklıdır.`,
  complaint:
    "Uyuşmazlık hâlinde Sigorta Tahkim Komisyonuna başvurabilirsiniz. Karşılaştırma hizmetimiz ücretsizdir.",
} as const;

/** While the site lacks what selling needs. */
export const salesCopy = {
  title: "İnternetten satışa şu\u00a0anda ara verdik",
  text: "Yeni teklif ve poliçe için bizi arayabilirsiniz. Poliçeleriniz geçerli; belgeleriniz, hesabınız ve hasar işlemleriniz her zamanki gibi açık.",
  write: "Bize yazın",
} as const;

export const paymentMarks = ["Visa", "Mastercard", "Troy", "Amex", "3D Secure"] as const;

export const consentCopy = {
  title: "Çerez tercihleri",
  text: "Sizi getiren kampanyayı bir gün tutarız; izin vermezseniz sileriz.",
  change: "Tercihleri değiştirin",
  accept: "Kabul Et",
  requiredOnly: "Yalnızca gerekli",
  close: "Kapat",
} as const;
