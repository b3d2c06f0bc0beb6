export const callBackCopy = {
  head: (firm: string) => `${firm} teklifiniz için sizi arayalım`,
  description: "Teklifiniz için bir görüşme saati seçin, temsilcimiz sizi arasın.",
  title: "Sizi arayalım",
  byPhone: (firm: string) => `${firm} poliçeleri telefonda, temsilcimiz aracılığıyla düzenlenir.`,
  lead: "Teklifiniz temsilcimizin önünde olacak; bilgilerinizi yeniden sormayız.",
  leadGuest: "Bilgilerinizi bırakın, sizi arayalım.",
  offer: "Görüşeceğiniz teklif",
  cash: "Peşin",
  product: "Ürün",
  insured: "Sigortalanan",
  start: "Başlangıç",
  validUntil: (time: string) =>
    `Bu fiyat ${time} tarihine kadar geçerlidir. Daha sonra ararsak aynı bilgilerle güncel fiyatı söyleriz.`,
  knownPhone: "Size, teklif alırken doğruladığınız telefon numarasından ulaşacağız.",
  noteHint: "Görüşmeden önce bilmemizi istedikleriniz. Sağlık bilgisi yazmayınız.",
  back: "Tekliflere dön",
} as const;
