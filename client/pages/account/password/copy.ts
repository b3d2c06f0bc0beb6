export const passwordCopy = {
  text: "Şifreniz en az 4, en fazla 75 karakter olmalı. Değiştirdiğinizde diğer cihazlardaki oturumlarınız kapanır.",
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
  sessionsText: "Başka bir cihazda oturumunuz açık kaldıysa tüm oturumlarınızı kapatabilirsiniz.",
  logoutEverywhere: "Tüm oturumları kapat",
} as const;
