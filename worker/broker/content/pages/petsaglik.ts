import type { WrittenPage } from "../written-page.ts";

export const petsaglik: WrittenPage = {
  slug: "evcil-hayvan-sigortasi",
  title: "Evcil Hayvan Sigortası",
  description:
    "Kedi ve köpekler için evcil hayvan sigortası: kaza, hastalık, ameliyat ve sorumluluk teminatları, yaş sınırı, mikroçip, bekleme süresi ve istisnalar.",
  keywords:
    "evcil hayvan sigortası, kedi sigortası, köpek sigortası, veteriner masrafı, mikroçip, PETVET",
  version: "2026-11",
  body: `
Evcil hayvan sigortası, kedinizin veya köpeğinizin kaza ve hastalık hâlinde veteriner giderlerini poliçedeki yıllık limitler içinde öder. Beklenmedik bir ameliyat, bir yıllık primin kat kat üstünde olabilir.

## Neleri karşılar

+ Kaza ve acil tedavi
+ Hastalık tedavisi, ilaç ve laboratuvar (plana göre)
+ Ameliyat ve hastanede bakım
+ Üçüncü kişilere verilen zarar: ısırma, kaza, eşyaya zarar
+ Kaybolma hâlinde ilan gideri ve ödül
+ Kaza sonucu ölüm

## Neleri karşılamaz

x Poliçe öncesinde var olan ve kalıtsal hastalıklar
x Aşı, parazit uygulaması, kısırlaştırma ve rutin kontrol
x Gebelik ve doğum
x Bekleme süresi içinde ortaya çıkan hastalıklar
x Yarış, dövüş ve ticari amaçla kullanılan hayvanlar

## Hangi hayvanlar sigortalanır

Yalnızca kedi ve köpekler sigortalanır. 5199 sayılı Hayvanları Koruma Kanunu gereği yasaklı ırklar (Pitbull Terrier, Japanese Tosa, Dogo Argentino, Fila Brasileiro, American Staffordshire Terrier, American Bully ve melezleri) kapsama alınmaz. Sigortaya giriş yaşı genellikle birkaç aylıktan 8–10 yaşa kadardır; sınır şirkete göre değişir.

## Kimler için uygun

- Veteriner giderini önceden bilmek ve bütçesine yaymak isteyenler
- Sokağa çıkan, başka hayvanlarla bir arada bulunan hayvan sahipleri
- Köpeğinin verebileceği zarardan dolayı sorumluluk güvencesi isteyenler
- Genç hayvanını hastalıklar başlamadan sigortalatmak isteyenler

Yaşlı ve süregelen hastalığı olan bir hayvanda poliçenin kapsamı daralır; teklifteki istisnaları okuyun.

## Plan seçerken

1. **Kapsam.** Yalnızca kaza ve acil, hastalık dâhil ya da sorumlulukla birlikte.
2. **Yıllık limit ve olay başına limit.**
3. **Katılım payı.** Her giderin sizin ödediğiniz yüzdesi.
4. **Anlaşmalı veteriner.** Dilediğiniz kliniğe gidip fatura ile tazminat alıp alamayacağınız.

## Fiyat nasıl oluşur

Prim; tür, ırk, yaş ve seçilen plana göre hesaplanır. Kedilerin primi köpeklerden, küçük ırkların primi büyük ırklardan düşüktür. Herkese açık bir tarife olmadığından örnek tutar yayımlamıyoruz.

## Teklif için gerekenler

1. Tür, ırk, cinsiyet ve doğum tarihi
2. **15 haneli mikroçip numarası** (PETVET kaydı)
3. Aşı karnesi ve kısırlaştırma bilgisi
4. Süregelen hastalık bilgisi
5. Sahibin T.C. kimlik no, telefon ve ili

Kimliklendirilmemiş hayvan sigortalanamaz. Mikroçipi yoksa önce veteriner hekiminizle görüşün: kimliklendirme zaten yasal bir zorunluluktur.
`,
  questions: [
    {
      question: "Bekleme süresi nedir?",
      answer:
        "Poliçe başladıktan sonra hastalık teminatının devreye girmesi için geçmesi gereken süredir. Kaza teminatında çoğunlukla bekleme süresi yoktur. Süre poliçede yazar.",
    },
    {
      question: "Her veterinere gidebilir miyim?",
      answer:
        "Poliçeye göre değişir. Bazı planlar anlaşmalı klinik ister, bazıları fatura karşılığı ödeme yapar.",
    },
    {
      question: "Hayvanım sahiplenme, kaydı üzerime değil. Sigortalatabilir miyim?",
      answer:
        "Önce PETVET kaydının adınıza geçmesi gerekir. Veteriner hekim veya il tarım müdürlüğü işlemi yapar.",
    },
  ],
};
