import type { WrittenPage } from "../written-page.ts";

export const aracMuayeneRandevusu: WrittenPage = {
  slug: "arac-muayene-randevusu",
  title: "Araç Muayene Randevusu",
  description:
    "Araç muayenesi ne zaman yapılır, 2026 ücretleri ne kadar, gecikme cezası nedir ve TÜVTÜRK randevusu nasıl alınır?",
  keywords: "araç muayene randevusu, TÜVTÜRK, muayene ücreti 2026, egzoz emisyon, muayene gecikme",
  version: "2026-11",
  body: `
Araç muayenesi, belirli aralıklarla yapılması zorunlu teknik kontroldür. Randevu yalnızca TÜVTÜRK’ten alınır: **tuvturk.com.tr** veya TÜVTÜRK çağrı merkezi. Aracı kurumlara randevu ücreti ödemeniz gerekmez.

## Ne zaman yapılır

|= Muayene aralıkları
| Araç | İlk muayene | Sonrakiler |
| Hususi otomobil | 3 yaş sonunda | 2 yılda bir |
| Ticari ve resmî araç, kamyonet, minibüs, kamyon, otobüs, çekici | 1 yaş sonunda | yılda bir |

Süreyi ruhsatınızın muayene bölümündeki geçerlilik tarihinden izleyin.

## 2026 ücretleri

|= Muayene ücretleri, 2026 (TL, vergiler dâhil)
| Araç | Ücret |
| Otomobil, minibüs, kamyonet | 3.288 |
| Otobüs, kamyon, çekici, tanker | 4.446 |
| Motosiklet, traktör | 1.674 |
| Egzoz gazı ölçümü | 460 |

Kaynak: 2026 yılı için duyurulan ücretler.

## Gecikirse

- Geciken **her ay için %5** fazla ücret ödenir; ay kesri tam sayılır.
- Muayenesiz trafiğe çıkmanın 2026 cezası **2.719 TL**’dir.
- Egzoz ölçümü olmayan araca ayrıca idari para cezası uygulanır.

## Yanınızda bulunması gerekenler

1. Ruhsat
2. Geçerli zorunlu trafik sigortası; süresi bitmişse önce [teklif alın](route:trafik)
3. Egzoz ölçümünün geçerli olması
4. LPG’li araçlarda sızdırmazlık raporu
5. Ödenmemiş MTV ve trafik cezası bulunmaması

## Muayeneye hazırlık

- Far, sinyal, fren ve stop lambalarını kontrol edin.
- Lastik diş derinliğine ve silecek suyuna bakın.
- Yangın söndürücü, üçgen reflektör ve ilk yardım çantasını koyun.
- Plakanın okunaklı, camların çatlaksız olduğundan emin olun.

Ağır kusur bulunursa araç, kusur giderilip yeniden muayeneye getirilene kadar muayenesiz sayılır.
`,
  questions: [
    {
      question: "Trafik sigortası olmadan muayene yapılır mı?",
      answer: "Hayır. Geçerli zorunlu trafik sigortası olmayan aracın muayenesi yapılmaz.",
    },
    {
      question: "Muayeneyi erken yaptırabilir miyim?",
      answer: "Evet. Geçerlilik süresi dolmadan da randevu alabilirsiniz.",
    },
  ],
};
