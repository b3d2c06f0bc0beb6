import { trafikPolicyNotes } from "../trafik/notes.ts";

/** What is said of a dealer's short policy beside what holds of every traffic policy. */
export const galericikisatrafikCopy = {
  part: (days: string) => `${days} günlük kısa süre oranı`,
  partSource: "Kısa süre tablosu",
  licence: "Yetki belgesi numarası beyanınıza dayanır; sigorta şirketi belgeyi görmek isteyebilir.",
  shortPeriod: (days: string) =>
    `Bu ürünün resmî tarifesi yoktur; ${days} günün yıllık prime oranı, şirket onaylayana kadar tahmindir.`,
  notes: [
    "Bu poliçe yalnızca ikinci el motorlu kara taşıtı ticareti yetki belgesi olan işletmenin satmak üzere devraldığı araç için ve üzerinde yazan süreyle geçerlidir; süre sonunda kendiliğinden uzamaz.",
    "Araç süre dolmadan devredilirse poliçe devirle sona erer; kullanılmayan günlerin primi poliçe şartlarına göre iade edilir.",
    ...trafikPolicyNotes,
  ],
} as const;
