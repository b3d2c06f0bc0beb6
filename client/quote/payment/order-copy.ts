export const orderCopy = {
  title: "Siparişiniz",
  head: "Poliçe siparişi",
  description: "Ödemenizin ve poliçenizin durumu.",
  paying: "Ödeme Yapılıyor",
  reviewing: "Ödemeniz inceleniyor",
  issuing: "Poliçeniz düzenleniyor",
  refunding: "Ödemeniz iade ediliyor",
  setAside: "Siparişiniz inceleniyor",
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
  over: "Poliçenizin süresi doldu",
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
  onlyCharge: "Önceki ödeme denemenizden para alınmadı.",
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
  readonly isOver?: boolean;
}

/** What the page of an order is headed by; its title begins with the same. */
export const orderHeading = ({ state, cancelledOn, isOver = false }: Headed): string =>
  cancelledOn !== undefined ? orderCopy.cancelled : isOver ? orderCopy.over : headings[state];
