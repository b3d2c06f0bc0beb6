export const callBackCopy = {
  head: (firm: string) => `${firm} teklifiniz için sizi arayalım`,
  description: "Teklifiniz için bir görüşme saati seçin, temsilcimiz sizi arasın.",
  title: "Sizi arayalım",
  lead: (firm: string) =>
    `${firm} poliçeleri telefonda, temsilcimiz aracılığıyla düzenlenir. Teklifiniz temsilcimizin önünde olacak; bilgilerinizi yeniden sormayız.`,
  leadGuest: (firm: string) =>
    `${firm} poliçeleri telefonda, temsilcimiz aracılığıyla düzenlenir. Bilgilerinizi bırakın, sizi arayalım.`,
  offer: "Görüşeceğiniz teklif",
  cash: "Peşin",
  vehicle: "Araç",
  start: "Başlangıç",
  knownPhone: "Size, teklif alırken doğruladığınız telefon numarasından ulaşacağız.",
  noteHint: "Görüşmeden önce bilmemizi istedikleriniz. Sağlık bilgisi yazmayınız.",
  back: "Tekliflere dön",
} as const;
