export const findPolicyCopy = {
  title: "Cayma ve iptal",
  description:
    "Poliçenizi poliçe numarası, telefon ve SMS koduyla bulun; cayma ya da iptal isteğinizi üye olmadan bir dakikada gönderin.",
  keywords: "sigorta iptali, cayma hakkı, poliçe iptali, prim iadesi",
  lead: "Poliçenizi bulun, nedeninizi seçin, iadenizi kuruşuna kadar görün. Üyelik gerekmez.",
  number: "Poliçe numarası",
  numberHint: "Poliçenin ilk sayfasında ve size gönderdiğimiz SMS’te yazar.",
  phone: "Poliçede kayıtlı cep telefonu",
  send: "Kodu gönder",
  sent: "Bu poliçede bu telefon kayıtlıysa kodunu SMS ile gönderdik.",
  sentBefore: (seconds: number) =>
    `Bu telefona az önce SMS gönderdik; yenisini ${seconds} saniye sonra gönderebiliriz. Poliçe numarasını düzelttiyseniz süre dolunca “Kodu Tekrar Gönder”e basın.`,
  code: "SMS kodu",
  open: "Poliçemi aç",
  resend: "Kodu Tekrar Gönder",
  other: "Başka bir poliçe",
  member: "Hesabınızdaki poliçeler",
  rightsTitle: "Bilmeniz gerekenler",
  rights: [
    "Bir ay ve daha uzun süren poliçelerden 14 gün içinde neden göstermeden cayabilirsiniz.",
    "Zorunlu sigortalar yalnızca satış, hurda, aracın kullanımdan çekilmesi ya da çift poliçe gibi nedenlerle sona erer; cayma isteğini sigorta şirketi karara bağlar.",
    "Şirket onaylayana kadar poliçeniz geçerlidir; onayladığında isteğinizde gösterilen günden sona ermiş sayılır.",
  ],
  moreWithdrawal: "Cayma hakkı",
} as const;
