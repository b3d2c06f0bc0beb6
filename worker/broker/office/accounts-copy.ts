/** Words of the page that lists the office's accounts. */
export const accountsCopy = {
  title: "Hesaplar",
  lead: "Ofiste çalışanların hesapları. Beş hatalı denemeden sonra bir hesaba yeni tarayıcılardan 15 dakika girilemez; çalışan, daha önce kullandığı tarayıcıdan yine girebilir. Kilidi, çalışanın kendisiyle görüştükten sonra açın.",
  account: "Hesap",
  state: "Durum",
  lock: "Kilit",
  you: "siz",
  states: { invited: "Davetli", open: "Açık", locked: "Kilitli" },
  lockedUntil: (time: string) => `Yeni tarayıcılardan giriş ${time} tarihine kadar kapalı.`,
  devicesLockedUntil: (time: string) =>
    `Daha önce kullandığı bir tarayıcıdan giriş ${time} tarihine kadar kapalı.`,
  lastSignedIn: "Son giriş",
  neverSignedIn: "Henüz giriş yapmadı.",
  unlock: "Kilidi aç",
  unlockOf: (name: string) => `${name}: kilidi aç`,
  ownLocked: "Kendi kilidinizi bir çalışma arkadaşınız açabilir.",
  unlocked: "Kilit açıldı; hesaba yeniden girilebilir.",
  notLocked: "Bu hesapta açılacak bir kilit yok; süresi dolmuş ya da az önce açılmış olabilir.",
  own: "Kendi hesabınızın kilidini açamazsınız.",
} as const;
