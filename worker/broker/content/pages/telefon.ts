import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { WrittenPage } from "../written-page.ts";

export const telefon: WrittenPage = {
  slug: "cep-telefonu-sigortasi",
  title: "Cep Telefonu Sigortası",
  description:
    "Cep telefonu sigortası ekran kırılması, sıvı teması ve hırsızlıkta neyi öder? Dar ve geniş kapsam, muafiyet, IMEI ve hasar bildirimi bu sayfada.",
  keywords: "cep telefonu sigortası, ekran sigortası, telefon kırılma, IMEI sorgulama, telefon hırsızlık",
  version: "2026-11",
  body: `
Cep telefonu sigortası, telefonunuzun kaza sonucu kırılmasını, arızalanmasını ve zorla çalınmasını güvenceye alır. Üretici garantisi kullanıcı kaynaklı hasarı karşılamaz; bu sigorta tam da o boşluğu doldurur.

## İki kapsam

|= Yaygın telefon sigortası kapsamları
| Teminat | Dar kapsam | Geniş kapsam |
| Ekran kırılması | yılda 2 kez | yılda 2 kez |
| Diğer kaza hasarları, sıvı teması | yok | yılda 2 onarım, muafiyetsiz |
| Onarılamayan hasar (pert) | yok | ikinci el değer üzerinden %30 muafiyetle |
| Hırsızlık | yok | ikinci el değer üzerinden %30 muafiyetle |

Kaynak: sigorta şirketlerinin yayımlanmış ürün tanıtımları. Adet ve muafiyet şirkete göre değişir; pertte telefon, eşdeğer yenilenmiş cihazla değiştirilebilir.

## Neleri karşılar

+ Düşme ve çarpma sonucu kırılma
+ Sıvı teması (geniş kapsam)
+ Kapkaç, gasp ve kilitli yerden zorlayarak hırsızlık (geniş kapsam)
+ Yetkili serviste onarım, orijinal ya da eşdeğer parça

## Neleri karşılamaz

x Kaybetme, unutma ve zorlama izi olmayan hırsızlık
x Çizik, ezik ve görünüm kusurları
x Pil eskimesi, yazılım ve üretim hataları
x Kulaklık, kılıf, şarj aleti gibi aksesuarlar
x Kaydı olmayan ya da IMEI numarası değiştirilmiş telefonlar

## Kimler için uygun

- Yeni ve ekranı pahalı bir telefonu olanlar
- Telefonunu taksitle alan ve borcu sürenler
- İşini telefonuyla yapanlar
- Çocuğuna telefon alanlar

Telefonunuzun onarım bedeli yıllık primin birkaç katıysa sigorta mantıklıdır. Değeri düşmüş, eski bir telefonda prim ve muafiyetin toplamı onarım bedeline yaklaşabilir.

## Teklif için gerekenler

1. T.C. kimlik no ve cep telefonu
2. **IMEI numarası** (15 hane): telefonunuzda *#06# tuşlayınca görünür
3. Marka ve model
4. Satın alma tarihi ve fatura bedeli

Telefonun Türkiye’de kayıtlı olması ve satın alma belgesi gerekir. Şirketler genellikle belirli bir yaşın altındaki telefonları kabul eder; hasarlı ya da ekranı kırık cihaz sigortalanmaz.

## Fiyat nasıl oluşur

Prim, telefonun bedeline ve seçtiğiniz kapsama göre belirlenir. Herkese açık bir tarife olmadığından burada tutar yayımlamıyoruz. Teklifleri karşılaştırırken prim kadar muafiyete ve yıllık hasar adedine bakın: ucuz bir poliçenin muafiyeti yüksekse hasarda daha çok ödersiniz.

## Hasarda ne yapmalı

1. Telefonu onarıma vermeden önce sigorta şirketine bildirin; yetkisiz onarım teminatı düşürür.
2. Hırsızlıkta hattı ve telefonu kapattırın, en kısa sürede polise başvurun.
3. Fatura, IMEI ve olay anlatımını iletin; yönlendirildiğiniz servise gidin.
`,
  questions: [
    {
      question: "İkinci el telefonumu sigortalatabilir miyim?",
      answer:
        "Bazı şirketler yenilenmiş ve faturalı ikinci el cihazları kabul eder. Satın alma belgesi ve kayıtlı IMEI numarası gerekir.",
    },
    {
      question: "Sigorta hemen başlar mı?",
      answer:
        `${policyStartCopy.rule} Çoğu poliçede başlangıçta bekleme süresi vardır; bu süre içindeki hasarlar ödenmez. Süre teklif ekranında ve poliçede yazar.`,
    },
    {
      question: "Telefonumu satarsam ne olur?",
      answer:
        "Poliçe cihaza ve sigortalıya bağlıdır. Satışta iptal isteyebilir, kullanılmayan süre için poliçe şartlarına göre iade alabilirsiniz.",
    },
  ],
};
