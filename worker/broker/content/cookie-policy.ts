import type { ContentPage } from "./page.ts";
import { sectionsToHtml } from "./page.ts";

export const cookiePolicy: ContentPage = {
  title: "Çerez Politikası",
  description: "Sitede hangi çerezlerin hangi amaçla ve ne kadar süreyle kullanıldığı.",
  keywords: "çerez politikası, zorunlu çerezler, çerez tercihleri",
  version: "2026-11-21",
  html: sectionsToHtml([
    {
      heading: "Çerez nedir?",
      paragraphs: [
        "Çerezler, ziyaret ettiğiniz sitenin tarayıcınıza kaydettiği küçük metin dosyalarıdır. {{name}} çerezleri kişisel bilgilerinizi okunabilir biçimde taşımaz.",
      ],
    },
    {
      heading: "Zorunlu çerezler",
      paragraphs: ["Sitenin çalışması için gereklidir ve kapatılamaz."],
      list: [
        "__Host-visitor (1 yıl): tarayıcınıza verilen rastgele kimlik; telefon doğrulamanızı ve tekliflerinizi 30 gün boyunca size bağlar, her doğrulamada, girişte ve çıkışta yenilenir, şifrelidir.",
        "__Host-session (30 gün): yarım kalan başvurunuzun kaydı ve giriş yaptıysanız adınız; şifrelidir.",
        "token ve source (8 saat): üye girişi; şifrelidir.",
        "required-cookies, analytic-cookies, functional-cookies, targeting-cookies (1 yıl): çerez tercihleriniz.",
      ],
    },
    {
      heading: "Analitik ve işlevsel çerezler",
      paragraphs: [
        "Onay verirseniz sitenin hangi bölümlerinin kullanıldığını ölçmek ve tercihlerinizi hatırlamak için kullanılır. Onay vermeden çalıştırılmaz.",
      ],
    },
    {
      heading: "Hedefleme çerezleri",
      paragraphs: [
        "UTM_KEYS (1 gün): sizi sitemize getiren kampanyanın adını tutar. Reddederseniz silinir ve yeniden yazılmaz.",
      ],
    },
    {
      heading: "Tercihlerinizi değiştirme",
      paragraphs: [
        "Tercihlerinizi dilediğiniz zaman sayfanın altındaki çerez tercihleri bağlantısından değiştirebilir, çerezleri tarayıcınızın ayarlarından silebilirsiniz. Sorularınız için {{email}} adresine yazabilirsiniz.",
      ],
    },
  ]),
};
