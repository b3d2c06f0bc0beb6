export const endorsementCopy = {
  title: "İptal zeyilnamesi",
  fileName: (policyNumber: string) => `iptal-zeyilnamesi-${policyNumber}.pdf`,
  policyNumber: "Poliçe no",
  product: "Ürün",
  holder: "Sigorta ettiren",
  subject: "Sigortalanan",
  ground: "İptal nedeni",
  ends: "Poliçenin sona erdiği gün",
  confirmed: "Şirketin onayı",
  paid: "Ödenen tutar",
  refund: "Geri ödenecek tutar",
  text: (day: string) =>
    `Poliçe ${day} gününün başından sona ermiştir; o gün ve sonrasında, şirketin onayından önce de olsa, gerçekleşen olaylar için teminat yoktur.`,
  note: "Bu belge, sigorta şirketinin onayındaki bilgilerle düzenlenmiştir.",
} as const;

export const refundPaperCopy = {
  title: "Prim iade makbuzu",
  fileName: (policyNumber: string) => `prim-iade-makbuzu-${policyNumber}.pdf`,
  number: "Makbuz no",
  endorsement: "Zeyilname no",
  payer: "Ödeyen",
  returned: "Geri ödenen tutar",
  at: "Geri ödendiği zaman",
  way: "Geri ödeme yolu",
  card: "Ödemenin yapıldığı kart",
  cards: (sums: string) => `Ödemelerin yapıldığı kartlar: ${sums}`,
  account: "Banka hesabı",
  accountEnding: (lastFour: string) => `Banka hesabı (sonu ${lastFour} olan IBAN)`,
  text: (lira: string) =>
    `${lira} TL, yukarıdaki poliçe sona erdiği için ödeyene geri gönderilmiştir.`,
  cardNote:
    "Kartın ekstresine yansıması bankaya göre birkaç gün sürebilir; taksitli alışverişte banka iadeyi de taksitle gösterebilir.",
} as const;
