export const trafficCeilingCopy = {
  unknownProvince: "Listeden bir il seçin.",
  unknownUsage: "Listeden bir araç cinsi seçin.",
  noTariff: "Bu günün tarifesi bu sayfada yok.",
  amountTitle: (month: string, isLate: boolean) =>
    isLate ? `${month} tavan primi, gecikmeyle` : `${month} tavan primi`,
  amountNote: (province: string, usage: string, step: number) =>
    `${province} · ${usage} · ${step}. basamak`,
  stepsTitle: "Nasıl bulundu",
  published: (month: string, lira: string) =>
    `SBM’nin duyurusunu bulduğumuz son ay ${month}; o ayın tavanı bu araç için ${lira} TL idi. Sonraki aylar tahminimizdir.`,
  late: (days: number, percent: number, lira: string) =>
    `Önceki poliçe ${days} gün önce bitmiş: prime %${percent}, tavanda ${lira} TL gecikme zammı eklenir.`,
  later: (day: string, percent: number) =>
    `Poliçe ${day} günü veya sonrasında başlarsa zam %${percent} olur.`,
  atMost: "Zam bundan sonra artmaz.",
  meaning:
    "Tavan, şirketlerin isteyebileceği en yüksek primdir; vergiler içindedir. Şirketler daha azını isteyebilir.",
  steps: "Basamaklara göre tavan",
  step: "Basamak",
  ceiling: "Tavan (TL)",
  classes: "Araç cinslerine göre tavan",
  classesNote: (province: string, step: number) => `${province}, ${step}. basamak`,
  usage: "Araç cinsi",
  places: "İllere göre tavan",
  placesNote: (usage: string, step: number) => `${usage}, ${step}. basamak`,
  place: "İl",
  lateTitle: "Gecikme zammı",
  lateNote: "Önceki poliçenin bitişinden yeni poliçenin başlangıcına kadar geçen gün",
  days: "Gün",
  percent: "Zam",
  dayRange: (from: number, to: number) => `${from}–${to}`,
  daysAndMore: (from: number) => `${from} ve sonrası`,
} as const;
