export const inspectionCopy = {
  datesTitle: "Sıradaki muayene",
  due: "En geç",
  overdue: "Süresi doldu",
  after: "Bir sonraki",
  afterNote: (years: number) => `bu muayene gününde yapılırsa ${years} yıl sonra`,
  every: (first: number, every: number) =>
    every === 1
      ? `Bu türde ilk muayene ${first} yaşın sonunda, sonrakiler her yıl yapılır.`
      : `Bu türde ilk muayene ${first} yaşın sonunda, sonrakiler ${every} yılda bir yapılır.`,
  left: (days: number) => (days === 0 ? "bugün son gün" : `${days} gün kaldı`),
  late: (months: number) => `${months}. aya girdi`,
  appointment: "Araç muayenesinin son günü",
  alarmDays: 14,
  amountTitle: (year: string) => `${year} muayene ücreti`,
  amountTitleLate: (year: string) => `${year} muayene ücreti, bugünkü gecikmeyle`,
  fee: "Muayene",
  surcharge: (months: number, percent: string) => `Gecikme, ${months} ay × %${percent}`,
  exhaust: "Egzoz gazı ölçümü",
  exhaustNote: "geçerli ölçüm varsa ödenmez",
  nextMonth: (total: string, day: string) =>
    `${day} gününden sonra bir ay daha sayılır, ücret ${total} TL olur.`,
  overdueNote: (fine: string, year: string) =>
    `Süresi dolan araçla trafiğe çıkana idari para cezası uygulanır; ${year} yılı başında açıklanan tutar ${fine} TL idi.`,
  approximate:
    "Kesin günü ruhsattaki geçerlilik tarihi belirler; yaş, tescil yerine model yılından sayılmış olabilir. Randevu sayfası plakanıza göre söyler.",
  bringTitle: "Muayenede istenenler",
  bring: [
    "Ruhsat",
    "Geçerli zorunlu trafik sigortası",
    "Geçerli egzoz gazı ölçümü",
    "LPG’li araçta sızdırmazlık raporu",
    "MTV ve trafik cezası borcunun bulunmaması",
  ],
  outdated: (year: string) =>
    `Yeni yılın ücretleri bu sayfada henüz yok; gösterilen tutarlar ${year} yılınındır.`,
  feesTitle: (year: string) => `Muayene ücretleri, ${year}`,
  feesNote: "TL, vergiler dâhil",
  kind: "Araç",
  price: "Ücret",
  feeKinds: {
    car: "Otomobil, minibüs, kamyonet",
    heavy: "Otobüs, kamyon, çekici, tanker",
    motorcycle: "Motosiklet, traktör",
    exhaust: "Egzoz gazı ölçümü",
  },
} as const;
