export const vehicleValueCopy = {
  unknownModel: "Listeden bir model seçin.",
  unknownYear: "Bu modelin o yılı yok; listeden bir yıl seçin.",
  noValue: "Bu modelin değeri listemizde yok. Resmî listeye bakın.",
  title: (month: string) => `Tahminî araç değeri, ${month} listemiz`,
  name: (year: number, brand: string, model: string) => `${year} ${brand} ${model}`,
  estimate:
    "Değer kendi tahminimizdir; sonradan takılan aksesuarlar içinde değildir. Kilometre, hasar geçmişi ve donanım gerçek değeri değiştirir.",
  barsTitle: "Aynı modelin öteki yılları",
  barsText: "Bin TL; bugünkü listede model yılına göre.",
  lost: (percent: string) => `Sıfırına göre %${percent} daha ucuz.`,
  premiumTitle: "Kasko primine etkisi (tahmin)",
  premium: (percent: string) =>
    `Hasarsızlık indirimi yokken olağan yıllık prim, değerin yaklaşık %${percent} kadarıdır. Kaskonun resmî tarifesi yoktur; il, sürücü yaşı, servis ve muafiyet seçimi tutarı değiştirir.`,
  level: (level: number) => (level === 0 ? "Hasarsız yıl yok" : `${level} hasarsız yıl`),
  levelAndMore: (level: number) => `${level} ve daha çok hasarsız yıl`,
  discount: (percent: string) => `%${percent} indirimle`,
  tooOld: (years: number) =>
    `Resmî liste ${years} yaşına kadar olan araçları kapsar; daha yaşlılarda şirket piyasa araştırmasına bakar.`,
  oldestListed: 15,
} as const;
