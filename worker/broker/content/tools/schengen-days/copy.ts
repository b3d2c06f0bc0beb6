export const schengenDaysCopy = {
  entryFirst: "Giriş tarihini de yazınız.",
  exitBeforeEntry: "Çıkış tarihi giriş tarihinden önce olamaz.",
  days: (days: number) => `${days} gün`,
  title: (day: string) => `${day} günü girerseniz en çok`,
  there: (day: string) => `${day} dâhil en çok`,
  until: (day: string) => `En geç ${day} günü çıkmanız gerekir.`,
  noEntry: (stayDays: number, windowDays: number) =>
    `Bu gün girilemez: ${windowDays} günlük dönemde ${stayDays} gün dolmuş.`,
  noStay: (stayDays: number, windowDays: number) =>
    `Bu gün kalınamaz: ${windowDays} günlük dönemde ${stayDays} gün dolmuş.`,
  used: "Kullanılan gün",
  window: (from: string, to: string) => `${from} – ${to}`,
  left: "Kalan gün",
  leftHint: "kalırken eski günler düştükçe artabilir",
  datesTitle: "Sıradaki günler",
  entry: "En erken giriş",
  freed: "Bir gün daha açılır",
  freedNote: "en eski gün dönemin dışında kalır",
  whole: (days: number) => `${days} günün tamamı açılır`,
  wholeNote: "yeni bir gezi olmazsa",
  breach: (day: string, stayDays: number) =>
    `Yazdığınız gezilerde ${day} günü ${stayDays} gün aşılıyor.`,
  openLater: "Çıkışı yazılmayan, ileri tarihli gezi sayılmadı.",
  tripsTitle: "Geziler",
  trip: "Gezi",
  all: "Gün",
  counting: "Sayılan",
  still: "hâlâ orada",
  overlap:
    "Gezileriniz çakışıyor. Ortak günler her gezinin satırında yazar, toplamda bir kez sayılır.",
  rule: "Giriş ve çıkış günlerinin ikisi de sayılır; bütün Schengen ülkelerindeki günler toplanır. İkamet izniyle veya uzun süreli vizeyle kalınan günler sayılmaz. Vizenizde yazan gün sayısı daha azsa o geçerlidir.",
} as const;
