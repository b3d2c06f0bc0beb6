export const homeSumCopy = {
  noTariff: "Bu günün metrekare maliyetleri bu sayfada yok.",
  title: "Toplam sigorta bedeli",
  note: (area: string, construction: string) => `${area} m² · ${construction}`,
  tenantNote: (area: string) => `${area} m² · kiracı, yalnızca eşya`,
  building: "Bina bedeli",
  contents: "Eşya bedeli",
  electronics: "Elektronik cihaz bedeli",
  glass: "Cam bedeli",
  perSquareMetre: (area: string, unit: string) => `${area} m² × ${unit} TL`,
  listed: "yazdığınız tutarların toplamı",
  chip: (label: string, lira: string) => `${label}: ${lira} TL`,
  shareTitle: (label: string, loss: string) =>
    `${label} eksik yazılırsa ${loss} TL’lik hasarda ödenen`,
  shareColumns: ["Yazılan bedel", "Ödenen"],
  dask: (lira: string, above: string) =>
    `DASK bu binayı, bildiğimiz son tutarlarla en çok ${lira} TL’ye ve yalnızca depreme karşı sigortalar. Aradaki ${above} TL’lik fark ve eşyanız için konut sigortası gerekir.`,
  estimate:
    "Metrekare tutarları tahminimizdir. Bina bedeline arsa ve satış fiyatı girmez; yazılacak olan, aynı binayı bugün yeniden yapmanın maliyetidir.",
  tenant: "Kiracı binayı sigortalamaz; bina mal sahibinindir.",
  nothing: "Eşyanız için henüz tutar yazmadınız.",
  unitsTitle: "Tahminde kullandığımız metrekare tutarları",
  unitsNote: (year: string) => `TL, ${year}; resmî bir liste değildir`,
  item: "Kalem",
  unit: "Bir metrekare (TL)",
  buildingOf: (construction: string) => `Bina (${construction})`,
} as const;
