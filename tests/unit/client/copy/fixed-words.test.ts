import { expect, test } from "vitest";
import { uiCopy } from "#client/copy/ui.ts";
import { memberCopy } from "#client/frame/member-copy.ts";
import { smsCopy } from "#client/modals/copy.ts";
import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { purchaseCopy } from "#client/quote/payment/purchase-copy.ts";
import { signInCopy, signInToasts } from "#client/sign-in/copy.ts";
import { validationCopy } from "#shared/copy/validation.ts";

// Words other parts of the business know the site by; a change of one is a change for them.
test.each([
  [validationCopy.newsletterConsent, "Lütfen E-bülten ve SMS almak için onay veriniz."],
  [validationCopy.required, "Lütfen doldurun"],
  [validationCopy.passwordRequired, "Lütfen Doldurun"],
  [validationCopy.amountRequired, "Bir değer girilmelidir."],
  [validationCopy.amountTooLow("1,000"), "En az 1,000₺ olmalıdır."],
  [validationCopy.amountTooHigh("1,000"), "En fazla 1,000₺ olmalıdır."],
  [uiCopy.toastTitles.error, "Üzgünüz bir sorun oluştu tekrar deneyin."],
  [uiCopy.toastTitles.success, "Başarılı"],
  [uiCopy.noData, "Veri Yok"],
  [purchaseCopy.paying, "Ödeme Yapılıyor"],
  [orderCopy.paying, "Ödeme Yapılıyor"],
  [smsCopy.title, "Telefon Doğrulama"],
  [signInCopy.loginTitle, "Giriş Yap"],
  [memberCopy.login, "Giriş Yap"],
  [memberCopy.loginShort, "Giriş"],
  [signInCopy.resetTitle, "Şifremi Yenile"],
  [signInCopy.registerTitle, "Üye Kayıt Formu"],
  [signInCopy.registerPageTitle, "Üye Ol"],
  [signInCopy.expiredTitle, "Şifre Güncelleme"],
  [signInCopy.toRegister, "Kayıt Ol"],
  [signInCopy.sendPassword, "Şifre Gönder"],
  [memberCopy.profile, "Profili Düzenle"],
  [memberCopy.logout, "Çıkış Yap"],
  [memberCopy.welcome, "Hoş Geldiniz"],
  [signInToasts.error, "Hata"],
  [signInToasts.warning, "Uyarı"],
  [signInToasts.somethingWrong, "Bir şey ters gitti"],
  [signInToasts.wrongCredentials, "Kullanıcı adı veya şifre hatalı."],
  [signInToasts.birthDateNeeded, "Lütfen Doğum Tarihini Giriniz"],
  [signInToasts.done, "İşlem Başarılı"],
  [signInToasts.memberNotFound, "Kullanıcı Bulunamadı"],
  [signInToasts.resetTitle, "Şifreniz Başarıyla Değiştirilmiştir"],
  [signInToasts.resetText, "Yeni şifreniz telefonunuza gönderilmiştir."],
  [signInToasts.passwordChanged, "Şifreniz başarıyla değiştirildi"],
])("%s", (word, fixed) => {
  expect(word).toBe(fixed);
});
