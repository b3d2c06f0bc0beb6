import type { WrittenPage } from "../written-page.ts";

export const onlineKazaTutanagi: WrittenPage = {
  slug: "online-kaza-tutanagi",
  title: "Online Kaza Tutanağı",
  description:
    "Maddi hasarlı trafik kazası tespit tutanağı nasıl doldurulur? 12 bölüm, çekilecek fotoğraflar, tutanak tutulamayan durumlar ve Mobil Kaza Tutanağı.",
  keywords: "online kaza tutanağı, kaza tespit tutanağı nasıl doldurulur, mobil kaza tutanağı, trafik kazası",
  version: "2026-11",
  body: `
Maddi hasarlı kazalarda taraflar anlaşırsa polis beklemeden **Kaza Tespit Tutanağı**’nı kendileri düzenler. Tutanağı kâğıtta iki nüsha doldurup imzalayabilir veya SBM’nin **Mobil Kaza Tutanağı** uygulamasını kullanabilirsiniz. Uygulama, iki tarafın telefonuyla onaylanır ve sigorta şirketlerine elektronik olarak iletilir.

> Tutanağın geçerli olması için **iki tarafın da** imzası veya uygulamada onayı gerekir.

## Önce fotoğraf

Araçları çekmeden, güvenliyse **en az dört fotoğraf** çekin:

- İki aracı ve yolu birlikte gösteren geniş açı
- İki aracın plakaları
- Çarpma noktalarının yakını
- Trafik levhası, ışık ve yol çizgileri

Ehliyet, ruhsat ve trafik poliçelerinin de fotoğrafını alın.

## Tutanağın 12 bölümü

1. Kaza tarihi ve saati
2. Kaza yeri: il, ilçe, semt, cadde, sokak
3. Görgü tanıkları: ad, adres, telefon
4. Sürücü bilgileri: ad, T.C. kimlik no, sürücü belgesi, adres, telefon
5. Araç bilgileri: plaka, marka, model, şasi no, kullanım şekli
6. Trafik poliçesi: sigortalı, şirket, acente ve poliçe no, başlangıç ve bitiş
7. Kazanın oluş durumu: uyan kutular işaretlenir
8. Yeşil kart bilgisi (yabancı plakalı araçlarda)
9. İlk darbe noktası çizimi
10. Kroki: yol, araçların yönü ve konumu
11. Sürücü görüşleri
12. İmzalar

A ve B sütunlarına iki aracın bilgileri ayrı ayrı yazılır. Boş bırakılan ve sonradan düzeltilen bölümler değerlendirmeyi geciktirir.

## Tutanak tutulamayan durumlar

x Ölüm veya yaralanma
x Ehliyetsiz, yetersiz ehliyetli ya da 18 yaşından küçük sürücü
x Alkol, uyuşturucu veya akıl sağlığı şüphesi
x Kamu aracının karışması, kamu malına zarar
x Yalnızca üçüncü kişinin eşyasına zarar ya da tek araçlı kaza
x Taraflardan birinin trafik sigortasının olmaması
x Tarafların anlaşamaması

Bu durumlarda **112**’yi arayın.

## Sonrası

1. Tutanağı ve fotoğrafları **5 iş günü** içinde sigorta şirketinize iletin.
2. Kusur oranını [kusur sorgulama](route:faultQuery) sayfasındaki adımlarla izleyin.
3. Karşı tarafın trafik sigortasından ya da kaskonuz varsa kendi şirketinizden onarım isteyin.
`,
  questions: [
    {
      question: "Tutanak olmadan sigorta ödeme yapar mı?",
      answer:
        "İki araçlı kazada tutanak veya resmî rapor istenir. Tek araçlı kasko hasarında beyan ve fotoğraf yeterli olabilir; şirketinize danışın.",
    },
    {
      question: "Yanlış yazdım, düzeltebilir miyim?",
      answer:
        "Okunaklı biçimde üstünü çizip iki tarafın parafıyla düzeltin. Teslim edilmiş tutanakta düzeltme için şirkete dilekçe verilir.",
    },
  ],
};
