export const passwordCopy = {
  text: "Şifreniz en az 4, en fazla 75 karakter olmalı ve kolay tahmin edilmemeli; birbiriyle ilgisiz birkaç sözcük iyi bir şifredir. Değiştirdiğinizde diğer cihazlardaki oturumlarınız kapanır.",
  old: "Mevcut Şifre",
  submit: "Şifreyi Değiştir",
  oneTime:
    "Tek kullanımlık şifreyle giriş yaptınız; bu şifre bir daha kullanılamaz. Kendi şifrenizi belirleyin. Belirlemezseniz bir sonraki girişte yeni bir tek kullanımlık şifre istemeniz gerekir.",
  mfaTitle: "İki adımlı giriş",
  mfaOn: "Açık: girişte şifrenizin yanında telefonunuza gönderilen kodu da sorarız.",
  mfaOff: "Kapalı: giriş için yalnızca telefon numaranız ve şifreniz yeterli.",
  mfaByAuthenticator: (left: number) =>
    `Açık: girişte şifrenizin yanında doğrulama uygulamanızdaki kodu da sorarız. Kalan kurtarma kodunuz: ${left}.`,
  authenticatorText:
    "SMS yerine telefonunuzdaki bir doğrulama uygulamasını da kullanabilirsiniz; o zaman girişte SMS göndermeyiz.",
  authenticatorBegin: "Doğrulama uygulaması kullan",
  authenticatorAgain: "Uygulamayı yeniden kur",
  authenticatorTurnOn: "Doğrulama uygulamasını aç",
  secretText: "Doğrulama uygulamanıza bu anahtarı giriniz:",
  secretLink: "Bu cihazdaki uygulamaya ekle",
  secretCodeHint: "Uygulamada görünen altı haneli kod.",
  recoveryTitle: "Doğrulama uygulaması açıldı",
  recoveryText:
    "Kurtarma kodlarınızı güvenli bir yere not ediniz; yalnızca şimdi gösterilir. Uygulamanıza ulaşamadığınızda her biri bir kez giriş yapar.",
  turnOn: "SMS ile iki adımlı girişi aç",
  turnOff: "İki adımlı girişi kapat",
  mfaOffPassword: "Kapatmak için şifreniz",
  mfaOnPassword: "Açmak için şifreniz",
  mfaOneTime: "İki adımlı girişi değiştirmek için önce kendi şifrenizi belirleyin.",
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
