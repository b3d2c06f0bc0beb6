export const earthquakePremiumCopy = {
  unknownDistrict: "Bu ilin ilçelerinden birini seçin.",
  noTariff: "Bu günün tarifesi bu sayfada yok.",
  amountTitle: "Yıllık DASK primi",
  amountNote: (group: string, area: string, construction: string, month: string) =>
    `${group}. risk grubu · ${area} m² · ${construction} · ${month} tutarlarıyla`,
  sumTitle: "Sigorta bedeli",
  sum: "Binanız için ödenecek en yüksek tutar",
  perSquareMetre: (unit: string) => `metrekaresi ${unit} TL`,
  cap: "DASK’ın azami teminatı",
  above: (above: string) =>
    `Alanla çarpılan bedel azami teminatı ${above} TL aşıyor. Aşan bölümü konut sigortası güvenceye alır.`,
  stepsTitle: "Prim nasıl bulundu",
  renewed: (kurus: string, days: number) =>
    `Bu poliçeyi bitişinden sonraki ${days} gün içinde yenilerseniz aynı tarifeyle ${kurus} TL ödersiniz.`,
  groupsTitle: "Aynı evin primi, risk gruplarına göre",
  groupsText: "TL; I. grup en riskli yerleşim yerleridir.",
  quoteStoreys: (percent: number) =>
    `Üç kata kadar binaların %${percent} indirimi, kat sayısı kayıtlarda görünüyorsa uygulanır.`,
  ratesTitle: "Risk gruplarına göre oran ve asgari prim",
  ratesNote: (month: string, isEstimate: boolean) =>
    `Asgari primler ${month} için yayımlanan ${isEstimate ? "ve bulabildiğimiz son " : ""}tutarlardır; oranları onlardan hesapladık.`,
  group: "Risk grubu",
  concrete: "Çelik, betonarme (‰)",
  other: "Diğer (‰)",
  minimum: "Asgari prim (TL)",
} as const;
