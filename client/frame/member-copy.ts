/** What the frame says to members and to those who may become one. */
export const memberCopy = {
  login: "Giriş Yap",
  loginShort: "Giriş",
  welcome: "Hoş Geldiniz",
  profile: "Profili Düzenle",
  logout: "Çıkış Yap",
  accountMenu: "Hesap menüsü",
  changeQuestionTitle: "Şifrenizi belirleyin",
  changeQuestion:
    "Tek kullanımlık şifreyle giriş yaptınız; bu şifre bir daha kullanılamaz. Kendi şifrenizi şimdi belirlemek ister misiniz?",
  yes: "Evet",
  no: "Hayır",
} as const;
