export const purchaseCopy = {
  title: "Ödeme Bilgileri",
  head: (firm: string) => `${firm} poliçesini satın alın`,
  description: "Bilgilerinizi gözden geçirin, 3D Secure ile güvenle ödeyin.",
  review: "Poliçe özeti",
  details: "Poliçe özeti ve fiyatın dayandıkları",
  confirmed: "Fiyatı şirket az önce doğruladı; poliçe bu fiyattan düzenlenir.",
  firm: "Sigorta şirketi",
  holder: "Sigortalı",
  policyholder: "Sigorta ettiren",
  standing: "Sigorta ettirenin sıfatı",
  taxOffice: "Vergi dairesi",
  officer: "Yetkili",
  phone: "Cep telefonu",
  address: "İl / ilçe",
  start: "Başlangıç",
  period: "Süre",
  price: "Peşin fiyat",
  assumptions: "Fiyatın dayandığı bilgiler",
  priceChanged: (before: string, after: string) =>
    `Fiyat güncellendi: ${before} TL → ${after} TL. Devam etmek istiyor musunuz?`,
  acceptPrice: "Yeni fiyatı kabul ediyorum.",
  acceptPriceRequired: "Devam etmek için yeni fiyatı kabul ediniz.",
  payment: "Kart bilgileri",
  failed: "Ödemeniz alınamadı",
  isOwnCard: "Kart bana ait",
  isOwnCardHint: "Kayıtlardaki adınızı bankaya biz iletiriz; yazmanız gerekmez.",
  cardHolder: "Kart üzerindeki ad soyad",
  cardNumber: "Kart numarası",
  cardExpiry: "Son kullanma",
  cardCvc: "Güvenlik kodu",
  movesOn: "Kart numarası ve son kullanma tarihi tamamlanınca sıradaki alana geçilir.",
  cardNote:
    "Kart bilgileriniz tarafımızca saklanmaz; ödeme, bankanızın 3D Secure sayfasında tamamlanır.",
  paymentEmail: "E-posta adresi",
  paymentEmailHint: "Poliçenizi PDF olarak bu adrese göndeririz.",
  instalments: "Ödeme seçeneği",
  cashOnly: "Bu teklif yalnızca peşin ödenir.",
  instalmentsHint: "Taksit seçenekleri kart numaranıza göre belirlenir.",
  cash: (amount: string) => `${amount} TL peşin`,
  total: (amount: string) => `Toplam ${amount} TL`,
  instalmentsWithoutScripts: (families: readonly string[]) =>
    `Taksit yalnızca şirketin anlaşmalı olduğu kartlarla yapılır${families.length === 0 ? "" : ` (${families.join(", ")})`}. Kartınız uygun değilse ödeme alınmadan söyleriz.`,
  acceptedUnreadable:
    "Onayladığınız fiyatı okuyamadık. Lütfen özetteki fiyatı kontrol edip ödemeyi yeniden tamamlayın.",
  cardOf: (bank: string, family: string) => [bank, family].filter(Boolean).join(" · "),
  preInformation: ["", "Ön bilgilendirme formunu", " okudum."],
  distanceContract: ["", "Mesafeli satış sözleşmesini", " kabul ediyorum."],
  informationForm: ["Sigortanın ", "bilgilendirme metnini", " okudum."],
  needsStatement: [
    "",
    "İhtiyaç beyanımı ve aracılık yetkisini",
    " okudum; beyanım doğrudur, yetkiyi veriyorum.",
  ],
  preInformationRequired: "Lütfen ön bilgilendirme formunu onaylayınız.",
  distanceContractRequired: "Lütfen mesafeli satış sözleşmesini onaylayınız.",
  informationFormRequired: "Lütfen bilgilendirme metnini onaylayınız.",
  needsStatementRequired: "Lütfen ihtiyaç beyanınızı ve aracılık yetkisini onaylayınız.",
  pay: "Ödemeyi Tamamla",
  amount: (amount: string) => `${amount} TL`,
  paying: "Ödeme Yapılıyor",
  awaits: "Bankanızın onay sayfasını bekliyoruz",
  back: "Tekliflere dön",
  confirming: "Fiyatı sigorta şirketinden doğruluyoruz…",
  unconfirmedTitle: "Fiyat şu anda doğrulanamadı",
  unconfirmed:
    "Sigorta şirketinden süresinde yanıt alamadık. Kartınızdan ödeme alınmadı; biraz sonra yeniden sorabilir ya da başka bir teklif seçebilirsiniz.",
  otherOffer: (offer: string, amount: string) => `Sıradaki teklif: ${offer}, ${amount} TL`,
  confirmAgain: "Fiyatı yeniden sor",
  sendPaper: "Bilgilerimi belgeyle doğrula",
  provisionalTitle: "Fiyat henüz kesinleşmedi",
  askAgain: "Kayıtlara yeniden sor",
  unavailable: "Bu teklif artık satın alınamıyor. Güncel teklifler için listeye dönün.",
} as const;

export const accessCopy = {
  title: "Bu teklif sizin mi?",
  text: "Teklif başka bir cihazda hazırlanmış. Devam etmek için teklifi hazırlarken kullanılan telefona gönderilecek kodu girin.",
  resend: "Kodu Tekrar Gönder",
  back: "Tekliflere dön",
  send: "Kodu Gönder",
  sent: (phone: string) => `Kodu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  confirm: "Onayla",
} as const;

export const orderCopy = {
  title: "Siparişiniz",
  head: "Poliçe siparişi",
  description: "Ödemenizin ve poliçenizin durumu.",
  paying: "Ödeme Yapılıyor",
  reviewing: "Ödemeniz İnceleniyor",
  issuing: "Poliçeniz Düzenleniyor",
  refunding: "Ödemeniz İade Ediliyor",
  setAside: "Siparişiniz İnceleniyor",
  states: {
    none: "Bu teklif için henüz ödeme yapılmadı.",
    opening: "Bankanızın onay sayfası açılıyor.",
    "awaiting-bank": "Bankanızın onayı bekleniyor.",
    paying: "Ödemeniz alınıyor.",
    reviewing:
      "Ödemeniz, ödeme kuruluşunun güvenlik incelemesinde. İnceleme birkaç saat sürebilir; onaylanınca poliçeniz kendiliğinden düzenlenir, onaylanmazsa tutar kartınıza iade edilir.",
    issuing: "Ödemeniz alındı, poliçeniz düzenleniyor.",
    delivering: "Poliçeniz düzenlendi, kaydediliyor.",
    done: "Poliçeniz hazır",
    declined: "Ödemeniz alınamadı",
    refunding: "Poliçeniz düzenlenemedi, ödemeniz iade ediliyor.",
    refunded: "Poliçeniz düzenlenemedi, ödemeniz iade edildi",
    "set-aside":
      "Siparişinizin kaydında bir sorun oluştu; ekibimiz inceliyor. Ödemeniz alındıysa ya poliçeniz düzenlenir ya da tutar kartınıza iade edilir.",
  },
  /** What an order goes through, in order. */
  way: {
    "awaiting-bank": "Banka onayı",
    paying: "Ödeme",
    issuing: "Poliçenin düzenlenmesi",
    delivering: "Poliçenin kaydı",
  },
  endedOn: "Sona erdiği gün",
  cancelled: "Poliçeniz sona erdi",
  cancelledText: (day: string) =>
    `Poliçe sona erdi; ${day} ve sonrasında gerçekleşen olaylar için teminatınız yok. İadeniz ve belgeleriniz poliçenizin sayfasındadır.`,
  inInstalments: (count: number) => `${count} taksitle ödendi`,
  passed: "Tamamlandı",
  ready: (policyNumber: string) => `Poliçeniz hazır. Poliçe no: ${policyNumber}.`,
  doNotRepeat:
    "Sonucu bu ekranda ve SMS ile bildireceğiz; lütfen tekrar ödeme yapmayın. Sayfayı kapatmanız işlemi durdurmaz.",
  opening: "Bankanızın onay sayfasını bekliyoruz",
  leadsOn:
    "Sayfa açılınca sizi oraya biz götürürüz. Kartınızdan henüz bir tutar çekilmedi; lütfen tekrar ödeme yapmayın.",
  toBank: "Bankanızın onay sayfasına dönün",
  policyNumber: "Poliçe no",
  starts: "Başlangıç",
  ends: "Bitiş",
  firm: "Sigorta şirketi",
  paid: "Ödenen tutar",
  messages: {
    policy: {
      both: (email: string, verb: string) =>
        `Poliçenizi ${email} adresine, bağlantısını SMS ile telefonunuza ${verb}.`,
      email: (email: string, verb: string) => `Poliçenizi ${email} adresine ${verb}.`,
      sms: (verb: string) => `Poliçenizin bağlantısını SMS ile telefonunuza ${verb}.`,
    },
    refund: {
      both: (email: string, verb: string) =>
        `İade bilgisini ${email} adresine e-postayla, telefonunuza SMS ile ${verb}.`,
      email: (email: string, verb: string) => `İade bilgisini ${email} adresine ${verb}.`,
      sms: (verb: string) => `İade bilgisini SMS ile telefonunuza ${verb}.`,
    },
    verbs: { sent: "gönderdik", waiting: "gönderiyoruz", unsent: "gönderemedik" },
    resend: "Yeniden gönder",
    otherEmail: "Doğru e-posta adresi",
    otherEmailHint:
      "Adresi yanlış yazdıysanız doğrusunu girin; boş bırakırsanız aynı adrese göndeririz.",
  },
  pdf: "Poliçeyi İndir (PDF)",
  toPolicy: "Poliçenin sayfası",
  insurance: "Ürün",
  subject: "Sigortalanan",
  documents: "Onayladığınız metinler",
  documentNames: {
    "on-bilgilendirme-formu": "Ön bilgilendirme formu",
    "mesafeli-satis-sozlesmesi": "Mesafeli satış sözleşmesi",
    "bilgilendirme-metni": "Bilgilendirme metni",
    "ihtiyac-beyani": "İhtiyaç beyanı ve aracılık yetkisi",
  },
  documentsPdf: "Tümünü indirin (PDF)",
  calendar: "Bitişi takvime ekle",
  claim: "Hasar anında ne yapmalısınız?",
  claimMore: "Bütün hasar durumları",
  account: "Poliçenizi hesabınıza ekleyin",
  accountText:
    "Aynı telefon ve kimlik numarasıyla üye olduğunuzda bu poliçe hesabınızda görünür; yenilemede bilgilerinizi yeniden yazmazsınız.",
  register: "Üye olun",
  login: "Giriş yapın",
  policies: "Poliçelerinizi görüntüleyin",
  nextQuote: (name: string) => `${name} teklifi alın`,
  lastCardCounts:
    "Birden çok kartla denediyseniz yalnızca son girdiğiniz kartın onayı geçerlidir; önceki karttan çekim yapıldıysa tutar iade edilir.",
  tryAgain: "Başka bir kartla deneyin",
  payAgain: "Ödemeye dönün",
  offers: "Tekliflere dön",
  refresh: "Durumu yenile",
} as const;

type OrderState = keyof typeof orderCopy.states;

const headings: Readonly<Record<OrderState, string>> = {
  none: orderCopy.title,
  opening: orderCopy.paying,
  "awaiting-bank": orderCopy.title,
  paying: orderCopy.paying,
  reviewing: orderCopy.reviewing,
  issuing: orderCopy.issuing,
  delivering: orderCopy.issuing,
  refunding: orderCopy.refunding,
  done: orderCopy.states.done,
  declined: orderCopy.states.declined,
  refunded: orderCopy.states.refunded,
  "set-aside": orderCopy.setAside,
};

interface Headed {
  readonly state: OrderState;
  readonly cancelledOn?: string | undefined;
}

/** What the page of an order is headed by; its title begins with the same. */
export const orderHeading = ({ state, cancelledOn }: Headed): string =>
  cancelledOn === undefined ? headings[state] : orderCopy.cancelled;
