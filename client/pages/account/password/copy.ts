export const passwordCopy = {
  text: "Şifreniz en az 4, en fazla 75 karakter olmalı ve kolay tahmin edilmemeli; birbiriyle ilgisiz birkaç sözcük iyi bir şifredir. Değiştirdiğinizde diğer cihazlardaki oturumlarınız kapanır.",
  old: "Mevcut Şifre",
  submit: "Şifreyi Değiştir",
  oneTime:
    "Tek kullanımlık şifreyle giriş yaptınız. Bu şifrenin süresi dolmadan kendi şifrenizi belirleyin.",
  mfaTitle: "İki adımlı giriş",
  mfaOn: "Açık: girişte şifrenizin yanında telefonunuza gönderilen kodu da sorarız.",
  mfaOff: "Kapalı: giriş için yalnızca telefon numaranız ve şifreniz yeterli.",
  turnOn: "İki adımlı girişi aç",
  turnOff: "İki adımlı girişi kapat",
  mfaPassword: "Kapatmak için şifreniz",
  mfaTurnedOn: "İki adımlı giriş açıldı",
  mfaTurnedOff: "İki adımlı giriş kapatıldı",
  sessionsTitle: "Açık oturumlar",
  sessionsText:
    "Hesabınıza giriş yapılmış tarayıcılar. Tanımadığınız biri varsa oturumunu kapatın ve şifrenizi değiştirin.",
  unknownDevice: "Bilinmeyen cihaz",
  thisSession: "Bu oturum",
  startedAt: (moment: string) => `Giriş: ${moment}`,
  lastSeenAt: (moment: string) => `Son kullanım: ${moment}`,
  endSession: "Oturumu kapat",
  /** Begins with the words that are shown. */
  endSessionOf: (device: string, moment: string) => `Oturumu kapat: ${device}, giriş ${moment}`,
  endOthers: "Diğer oturumları kapat",
  sessionEnded: "Oturum kapatıldı",
  othersEnded: "Diğer oturumlarınız kapatıldı",
  logoutEverywhere: "Bu oturumla birlikte hepsini kapat",
} as const;
