export const callBackCopy = {
  head: (firm: string) => `${firm} teklifiniz için sizi arayalım`,
  description: "Teklifiniz için bir görüşme saati seçin, temsilcimiz sizi arasın.",
  title: "Sizi arayalım",
  lead: (firm: string) =>
    `${firm} poliçelerini telefonda düzenliyoruz. Temsilcimiz teklifinizi önünde bulur; bilgilerinizi yeniden istemeyiz.`,
  leadGuest: (firm: string) =>
    `${firm} poliçelerini telefonda düzenliyoruz. Bilgilerinizi bırakın, temsilcimiz sizi arasın.`,
  offer: "Görüşeceğiniz teklif",
  cash: "Peşin",
  vehicle: "Araç",
  start: "Başlangıç",
  knownPhone: "Sizi teklif alırken verdiğiniz telefon numarasından arayacağız.",
  noteHint: "Görüşmeden önce bilmemizi istedikleriniz. Sağlık bilgisi yazmayınız.",
  back: "Tekliflere dön",
} as const;
