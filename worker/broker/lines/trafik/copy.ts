import type { ProvisionalPart } from "../../domain/provisional-part.ts";

/** What the steps of a traffic premium are called, and whose figures they are. */
export const stepCopy = {
  base: "Otomobilin 4. basamak tavan primi",
  baseSource: "SBM tavan primi",
  province: (name: string) => `İl katsayısı (${name})`,
  provinceSource: "SBM il katsayıları",
  vehicleClass: "Araç sınıfı katsayısı",
  classSource: "SBM araç sınıfı katsayıları",
  bonusMalus: (step: number) => `${step}. hasarsızlık basamağı`,
  stepSource: "Basamak tarifesi",
  electric: "Elektrikli araç indirimi",
  electricSource: "SBM elektrikli araç tavan primi",
  fleet: "Filo aracı ek primi",
  fleetSource: "Filo tarifesi",
  share: "Şirketin tavana oranı",
  ownStep: "Şirketin basamak katsayısı",
  ownClass: "Şirketin araç sınıfı katsayısı",
  ownProvince: "Şirketin il katsayısı",
  fuel: "Şirketin yakıt katsayısı",
  vehicleAge: "Şirketin araç yaşı katsayısı",
  holderAge: "Şirketin ruhsat sahibi yaşı katsayısı",
  taste: "Şirketin araca özel oranı",
  lowest: (share: string) => `Şirketin en düşük oranı (tavanın ${share} katı)`,
  ceiling: "Tavan primi aşılmaz",
  atCeiling: (risk: string) => `Tavan primi uygulanan risk: ${risk}`,
  late: (days: number) => `${days} gün gecikmeli yenileme`,
  lateSurcharge: "Gecikme zammı",
  latePercent: (percent: number, days: number) => `%${percent} (${days} gün)`,
  lateSource: "Gecikmeli yenileme tarifesi",
} as const;

/** Sentences about what a traffic premium rests on. */
export const assumptionCopy = {
  step: (step: number) => `Sigortalının hasarsızlık basamağı: ${step}.`,
  entryStep: (step: number) =>
    `Adınıza ilk kez sigortalanan araç için basamak ${step} alındı; şirket poliçeyi düzenlerken doğrular.`,
  usage: (usage: string) => `Kullanım şekli: ${usage}.`,
  provisional: {
    history: "Hasar geçmişi kayıtlardan alınamadı; basamak varsayımdır ve fiyat geçicidir.",
    insured:
      "Araç bilgileri kayıtlardan alınamadığı için yaşa ve yakıta göre indirim uygulanmadı; fiyat geçicidir.",
  } satisfies Readonly<Record<ProvisionalPart, string>>,
  ageUnknown: "Doğum tarihi nüfus kayıtlarından alınamadığı için yaşa göre indirim uygulanmadı.",
  fleet:
    "Araç, sahibinin aynı gruptaki altıncı veya sonraki aracı olduğu için filo aracı olarak fiyatlandırıldı.",
  atCeiling: (risk: string) => `Şirket bu riske tavan primi uyguluyor: ${risk}.`,
  noElectricCeiling:
    "Elektrikli araç tavanı yalnızca otomobiller için yayımlandığından elektrik indirimi uygulanmadı.",
  late: (days: number, percent: number) =>
    `Önceki poliçenin bitişinden ${days} gün sonra başladığı için %${percent} gecikme zammı eklendi.`,
  estimates: (labels: string) => `Yayımlanmış rakamını bulamadık, tahminle hesapladık: ${labels}.`,
  beyond:
    "Poliçenin başladığı gün için tavan primi ve teminat limitleri henüz yayımlanmadı; bilinen son rakamlar kullanıldı.",
} as const;
