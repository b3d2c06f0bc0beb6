import type { WrittenPage } from "../written-page.ts";

export const kaskoDegeriSorgulama: WrittenPage = {
  slug: "kasko-degeri-sorgulama",
  title: "Kasko Değeri Sorgulama",
  description:
    "Kasko değer listesi nedir, kim yayımlar, araç değeri nereden öğrenilir? Rayiç değer, aksesuar ve sigorta bedeli hakkında bilmeniz gerekenler.",
  keywords: "kasko değeri, kasko değer listesi, TSB araç değer listesi, rayiç değer",
  version: "2026-11",
  body: `
Kasko değer listesi, Türkiye Sigorta Birliği’nin (TSB) her ay yayımladığı, marka ve tip koduna göre araç değerlerini gösteren listedir. Kasko primi hesaplanırken ve hasarda araç değeri belirlenirken başlangıç noktası olarak kullanılır.

## Nereden sorgulanır

**Türkiye Sigorta Birliği**’nin sitesinde (tsb.org.tr) “Kasko Değer Listesi” bölümünü açın.

1. Marka kodunu seçin.
2. Tip kodunu veya modeli seçin; kod ruhsatta yazmaz, kasko poliçenizde bulunur.
3. Model yılını seçin; değer o ay için gösterilir.

Liste **15 yaşına kadar** olan araçları kapsar. Daha yaşlı araçlarda şirket, piyasa araştırmasıyla değer belirler.

## Liste değeri ile rayiç değer aynı mı

Hayır. Liste **tavsiye niteliğindedir**. Kasko poliçeleri çoğunlukla hasar anındaki **rayiç değeri** esas alır: aracın o günkü piyasa değeri. Kilometre, hasar geçmişi ve donanım rayici listeden uzaklaştırabilir.

## Aksesuarlar

Liste değerine sonradan takılan aksesuarlar dâhil **değildir**. Şunları teklif alırken ayrıca bildirin:

- Ses ve görüntü sistemi, navigasyon
- Çelik jant
- LPG dönüşümü
- Özel donanım ve tasarım parçaları

Bildirilmeyen aksesuarın hasarı ödenmeyebilir.

## Değeri düşük veya yüksek bildirmek

Araç değerinin altında bedelle yapılan kaskoda hasar, aynı oranda eksik ödenir. Üstünde bedel yazmak ise tazminatı artırmaz: ödenecek tutar gerçek zararı aşamaz. Rayiç değerli poliçe bu iki sorunu da önler.

Değeri öğrendikten sonra [kasko sigortası](route:kasko) sayfasından seçenekleri inceleyip teklif isteyebilirsiniz.
`,
  questions: [
    {
      question: "Pert olan aracımın bedeli nasıl hesaplanır?",
      answer:
        "Rayiç değerli poliçede eksper, kaza günündeki piyasa değerini araştırır. Kasko değer listesi bu araştırmanın kaynaklarından biridir; tek başına belirleyici değildir.",
    },
    {
      question: "Liste ne sıklıkta güncellenir?",
      answer: "Her ay yayımlanır. Geçmiş ayların listelerine de TSB sitesinden ulaşabilirsiniz.",
    },
  ],
};
