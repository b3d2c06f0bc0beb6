export const vehicleTaxCopy = {
  amountTitle: (year: number) => `${year} yılı MTV tutarı`,
  bandsTitle: (year: number) => `${year} yılı MTV tutarı, değer dilimine göre`,
  age: (age: string) => `${age} yaş`,
  upTo: (size: string, unit: string) => `${size} ${unit} ve altı`,
  between: (from: string, to: string, unit: string) => `${from}–${to} ${unit}`,
  over: (size: string, unit: string) => `${size} ${unit} ve üstü`,
  cc: "cm³",
  kw: "kW",
  persons: "kişi",
  kg: "kg",
  lira: "TL",
  valueUpTo: (value: string) => `${value} TL ve altı`,
  valueBetween: (from: string, to: string) => `${from}–${to} TL`,
  valueOver: (value: string) => `${value} TL üstü`,
  bandNames: {
    2: ["Alt dilim", "Üst dilim"],
    3: ["Alt dilim", "Orta dilim", "Üst dilim"],
  } as Readonly<Record<number, readonly string[]>>,
  registeredSince: "2018 ve sonrası tescil",
  registeredBefore: "2018 öncesi tescil",
  electric: (percent: string) => `elektrikli, oran %${percent}`,
  instalment: (number: number) => `${number}. taksit`,
  periods: ["1–31 Ocak", "1–31 Temmuz"],
  until: (day: string) => `${day} gününe kadar`,
  weekend: "son gün hafta sonu",
  late: (instalment: string, total: string, time: string, added: string) =>
    `${instalment} ödenmediyse bugün ${total} TL. Gecikme zammı ${time} için ${added} TL.`,
  bothLate: (total: string) => `İkisi de ödenmediyse ${total} TL.`,
  lateRate: (percent: string) =>
    `Zam her ay için %${percent} oranıyla, artan her gün için bunun otuzda biriyle hesaplandı. Oran örnektir; yürürlükteki oranı ve kesin borcu Gelir İdaresinin sorgusu gösterir.`,
  months: (months: number) => `${months} ay`,
  days: (days: number) => `${days} gün`,
  nextTitle: (year: number) => `${year} yılında`,
  next: (year: number, age: number, isSame: boolean) =>
    isSame
      ? `${year} yılında araç ${age} yaşında olur, yaş dilimi değişmez.`
      : `${year} yılında araç ${age} yaşında olur ve bir sonraki yaş dilimine geçer.`,
  nextAmount: (percent: string, amount: string) =>
    ` Tutarlar son yıldaki gibi %${percent} artarsa ${amount} TL olur (örnek; yeni yılın oranı açıklanmadan bilinemez).`,
  barsTitle: "Yaşa göre vergi",
  barsText: "Aynı satırda, bu yılın tutarlarıyla.",
  chooseBand: "Listeden bir değer dilimi seçin.",
  beforeModelYear: "İlk tescil, model yılından önceki yıldan daha eski olamaz.",
  tooSmall: (from: number) =>
    `Tarife ${from} cm³ ve üstü motosikletler içindir; daha küçük motorlar için tutar yoktur.`,
  unknownBand: "Bilmiyorum",
  anyBand:
    "Dilim, aracın ilk alındığı günkü vergi matrahına göredir; fatura ya da resmî sorgu gösterir.",
  electricBands:
    "Elektrikli otomobillerin değer sınırları bu tabloda yoktur; hangi dilimde olduğunuzu Gelir İdaresinin sorgusunda görürsünüz.",
  approximate:
    "Tutarlar 2024 tarifesine yıllık artış oranları uygulanarak hesaplandı; bir iki lira yuvarlama farkı olabilir. Kesin tutar resmî sorgudadır.",
  outdated: (year: number) =>
    `Yeni yılın tarifesi bu sayfada henüz yok; gösterilen tutarlar ${year} yılınındır.`,
  tables: {
    cars: "Otomobil, 1 Ocak 2018 ve sonrası tescil",
    carsNote: "Hacim, değer ve yaşa göre; değer, ilk alımdaki vergi matrahıdır",
    olderCars: "Otomobil, 1 Ocak 2018 öncesi tescil",
    olderCarsNote: "Hacim ve yaşa göre",
    motorcycles: "Motosiklet",
    motorcyclesNote: "Hacim ve yaşa göre",
    others: "Minibüs, panelvan, otobüs, kamyonet, kamyon",
    othersNote: "Hacim, oturma yeri veya azami ağırlığa göre",
    engine: "Motor",
    value: "Taşıt değeri",
    vehicle: "Araç",
    minibus: "Minibüs",
    panel: (size: string) => `Panelvan ${size}`,
    bus: (size: string) => `Otobüs ${size}`,
    truck: (size: string) => `Kamyonet, kamyon ${size}`,
  },
} as const;
