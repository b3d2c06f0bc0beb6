import { href } from "#shared/routes.ts";
import type { SearchDocument } from "./search-index.ts";

/** Pages that are found by what people come for, since they have no text of their own. */
export const doors: readonly SearchDocument[] = [
  {
    kind: "page",
    title: "Giriş ve poliçe sorgulama",
    excerpt:
      "Poliçelerinizi ve ne zaman bittiklerini görün, PDF olarak indirin; tekliflerinize, kayıtlı bilgilerinize ve destek taleplerinize ulaşın.",
    path: href("login"),
    keywords:
      "üye girişi, hesabım, hesap silme, reklam izinlerim, poliçelerim, poliçe sorgulama, poliçe indirme, poliçemi görüntüleme, poliçe pdf, sigorta sorgulama, sigortam ne zaman biter, bitiş tarihi, poliçem bitiyor",
    body: "",
  },
  {
    kind: "page",
    title: "Cayma, iptal ve iade",
    excerpt:
      "Poliçe numaranız ve telefonunuza gelen kodla sigortanızdan cayın veya iptal isteyin, bir bilgiyi değiştirin ya da belgenizi indirin.",
    path: href("findPolicy"),
    keywords:
      "poliçe iptali, sigorta iptal etme, iptal etmek, cayma, vazgeçmek, iade, para iadesi, poliçe sorgulama, üye olmadan, poliçede değişiklik, adres, telefon, plaka, ruhsat değişikliği, yolcu ekleme",
    body: "",
  },
  {
    kind: "page",
    title: "Şifremi unuttum",
    excerpt:
      "Telefonunuza gönderdiğimiz tek kullanımlık şifreyle girer, yeni şifrenizi seçersiniz.",
    path: href("forgotPassword"),
    keywords: "şifre, parola, unuttum, şifre değiştirme, giriş yapamıyorum",
    body: "",
  },
  {
    kind: "page",
    title: "Üye olun",
    excerpt:
      "Telefonunuza gelen kodla hesap açın; poliçeleriniz ve teklifleriniz bir yerde dursun.",
    path: href("register"),
    keywords: "üyelik, kayıt ol, hesap açma",
    body: "",
  },
  {
    kind: "page",
    title: "Blog: sigorta yazıları",
    excerpt: "Sigortada sık sorulan sorulara kaynaklı, tarihli ve örnekli yanıtlar.",
    path: href("blog"),
    keywords: "yazılar, rehber, makale",
    body: "",
  },
  {
    kind: "page",
    title: "Hesaplama araçları",
    excerpt: "Vergi, muayene, kusur, prim ve gün hesaplarının hepsi bir sayfada.",
    path: href("tools"),
    keywords: "hesaplama, hesapla, araçlar, hızlı erişim",
    body: "",
  },
];
