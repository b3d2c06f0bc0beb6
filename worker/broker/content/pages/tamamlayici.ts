import type { WrittenPage } from "../written-page.ts";

export const tamamlayici: WrittenPage = {
  slug: "tamamlayici-saglik-sigortasi",
  title: "Tamamlayıcı Sağlık Sigortası",
  description:
    "Tamamlayıcı sağlık sigortası (TSS) SGK anlaşmalı özel hastanelerde fark ücretini öder. Kapsam, bekleme süreleri, aile poliçesi ve yaşa göre fiyat örnekleri.",
  keywords:
    "tamamlayıcı sağlık sigortası, TSS fiyatları, fark ücreti, SGK anlaşmalı özel hastane, aile TSS",
  version: "2026-11",
  body: `
SGK’lıysanız, SGK ile anlaşmalı özel hastanelerde muayene ve tedavi bedelinin bir bölümünü SGK, kalanını **fark ücreti** olarak siz ödersiniz. Tamamlayıcı sağlık sigortası (TSS) bu fark ücretini üstlenir. Anlaşmalı hastanede SGK’nın katılım payı dışında ödeme yapmazsınız.

## Neleri karşılar

+ **Yatarak tedavi:** ameliyat, yoğun bakım, kemoterapi, radyoterapi, diyaliz; çoğu pakette sınırsız
+ **Ayakta tedavi** (seçerseniz): muayene, tahlil, görüntüleme, fizik tedavi; genellikle yılda 8–10 başvuru
+ Ambulans, evde bakım, suni uzuv ve küçük müdahaleler
+ Pakete göre doğum, diş, göz, diyetisyen, psikolojik danışmanlık ve check-up

## Neleri karşılamaz

x Poliçe başlamadan önce var olan hastalıklar
x SGK’nın karşılamadığı tedaviler ve anlaşmasız kurumlar
x Estetik amaçlı işlemler
x Doğum teminatı alınmamışsa gebelik giderleri

## Kimler alabilir

Yalnızca **SGK kapsamında** olanlar (çalışan, emekli, bakmakla yükümlü olunan eş ve çocuk) TSS alabilir. SGK’nız yoksa [bireysel sağlık sigortasına](route:bireysel), ikamet izni başvurusu yapan yabancıysanız [yabancı sağlık sigortasına](route:yabanci) bakın.

Aile tek teklifte sigortalanabilir:

- En çok 5 kişi: siz ve 4 aile ferdi
- Sigortalılardan en az biri 20 yaş ve üzerinde olmalı
- Çocuklar 20 yaşını doldurmamış olmalı
- Her kişi için boy ve kilo bilgisi gerekir

## Seçim yaparken

1. **Hastane ağı.** Fiyatı en çok ağın genişliği belirler. Önce gittiğiniz ya da gitmek istediğiniz hastanenin ağda olup olmadığına bakın.
2. **Yatarak mı, yatarak ve ayakta mı?** Yalnızca büyük giderlerden korunmak istiyorsanız yatarak plan yeterlidir.
3. **Doğum teminatı.** Bekleme süresi vardır; gebelikten önce alınmalıdır.
4. **Yenileme.** Poliçeyi aksatmadan yenilemek, oluşan hastalıkların kapsam dışı kalmasını önler.

## Fiyat örnekleri

|= Ödenen ortanca yıllık primler, Nisan 2025 (TL)
| Yaş | İstanbul kadın | İstanbul erkek | Ankara kadın | Ankara erkek |
| 25–34 | 21.441 | 18.567 | 18.973 | 14.317 |
| 35–44 | 22.413 | 18.556 | 18.161 | 15.341 |
| 45–54 | 23.449 | 19.580 | 17.617 | 16.012 |
| 55–64 | 27.696 | 23.177 | 27.217 | 18.414 |

Kaynak: bir karşılaştırma sitesinin Nisan 2025 satış verileri. Sağlık primleri o günden bu yana belirgin biçimde arttı; tabloyu yaş ve il farkını görmek için kullanın.
`,
  questions: [
    {
      question: "TSS ile özel sağlık sigortası arasındaki fark nedir?",
      answer:
        "TSS, SGK’nın ödediğinin üstündeki fark ücretini öder ve SGK anlaşmalı hastanelerde geçerlidir. Özel sağlık sigortası SGK’dan bağımsızdır, daha geniş hastane ağında geçer ve daha pahalıdır.",
    },
    {
      question: "Mevcut hastalığım kapsama girer mi?",
      answer:
        "Genellikle girmez. Sağlık beyanınıza göre şirket hastalığı kapsam dışı bırakabilir, ek prim isteyebilir veya teklif vermeyebilir.",
    },
    {
      question: "Sağlık bilgilerim kimlerle paylaşılır?",
      answer:
        "Yalnızca açık rızanızla ve yalnızca teklif verecek sigorta şirketleriyle paylaşılır. Rızanızı dilediğiniz an geri alabilirsiniz.",
    },
  ],
};
