import type { WrittenPage } from "../written-page.ts";

export const yabanci: WrittenPage = {
  slug: "yabanci-saglik-sigortasi",
  title: "Yabancı Sağlık Sigortası",
  description:
    "İkamet izni başvurusu için yabancı sağlık sigortası: kimler yaptırmalı, poliçede hangi ifade bulunmalı, süre, gerekli bilgiler ve fiyatı belirleyen yaş grupları.",
  keywords:
    "yabancı sağlık sigortası, ikamet izni sigortası, oturma izni sağlık sigortası, göç idaresi poliçe",
  version: "2026-11",
  body: `
Türkiye’de ikamet izni başvurusunda bulunan yabancıların, izin süresini kapsayan bir sağlık sigortası göstermesi gerekir. Dayanağı 6458 sayılı Yabancılar ve Uluslararası Koruma Kanunu ile 2014/9 sayılı genelgedir. Bu poliçe “ikamet izni sigortası” ya da “oturma izni sigortası” adıyla da bilinir.

## Poliçede bulunması gerekenler

- Poliçenin, genelgede belirlenen asgari teminat yapısını taşıdığını belirten ifade
- **En az bir yıl** süre; iki yıllık izin için iki yıllık poliçe
- Ad ve soyadın **pasaporttaki gibi** yazılması
- Pasaport numarası veya 99 ile başlayan yabancı kimlik numarası

Bu ifadeyi taşımayan özel sağlık poliçeleri başvuruda kabul edilmeyebilir.

## Neleri karşılar

+ Anlaşmalı kurumlarda yatarak tedavi
+ Ayakta tedavi: muayene, tahlil, görüntüleme (katılım payıyla)
+ Acil tedavi ve ambulans
+ Anlaşmasız kurumlarda, poliçede yazan tutar ve katılım payıyla tedavi

## Neleri karşılamaz

x Poliçe öncesinde var olan hastalıklar
x Gebelik ve doğum (ayrıca alınmamışsa)
x Diş ve göz tedavileri (kaza dışında)
x Estetik işlemler ve check-up

## Kimler yaptırmalı

İlk kez ikamet izni alacaklar, iznini uzatacaklar ve aile ikamet izni başvurusunda eşi ve çocukları kapsam dışında kalanlar için gereklidir. Yaşa veya ülkeler arası sosyal güvenlik anlaşmasına bağlı ayrık durumlar olabilir; başvurunuzdan önce İl Göç İdaresi Müdürlüğünden güncel koşulu öğrenin.

## Fiyat nasıl oluşur

Prim, **yaş grubuna** ve süreye göre belirlenir. En düşük prim 18–30 yaş aralığındadır; 60 yaşından sonra belirgin biçimde, 65 yaşından sonra çok daha fazla artar. Asgari teminat aynı olduğu için iki poliçe arasında bakılacak fark, anlaşmalı hastane sayısı ve katılım paylarıdır. Güncel tutarlar şirkete göre değiştiğinden burada eski bir fiyat tablosu yayımlamıyoruz; talebinizi bırakın, temsilcimiz yaş grubunuza göre teklifleri iletsin.

## Teklif için gerekenler

1. Pasaport numarası veya yabancı kimlik numarası
2. Pasaporttaki ad ve soyad, baba adı
3. Uyruk, doğum tarihi ve cinsiyet
4. Türkiye’deki adres (il ve ilçe)
5. Başlangıç tarihi ve süre (1 yıl veya 2 yıl)

Poliçenizi PDF olarak alır, başvuru dosyanıza çıktısını eklersiniz.
`,
  questions: [
    {
      question: "Başvurum reddedilirse primi geri alabilir miyim?",
      answer:
        "İkamet izni başvurusunun reddedildiğini belgelerseniz ve poliçeden yararlanmadıysanız iptal ve iade istenebilir. Koşullar şirketin genel şartlarına bağlıdır.",
    },
    {
      question: "Türkiye’de telefon numaram yok, teklif alabilir miyim?",
      answer: "Evet. İletişim formundan e-posta adresinizle bize yazmanız yeterlidir.",
    },
    {
      question: "SGK’lı eşim üzerinden yararlanıyorum, yine de gerekir mi?",
      answer:
        "SGK kapsamındaysanız ayrıca poliçe istenmeyebilir. SGK’dan alacağınız belgeyi başvuruda sunarsınız.",
    },
  ],
};
