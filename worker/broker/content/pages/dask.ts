import type { WrittenPage } from "../written-page.ts";

export const dask: WrittenPage = {
  slug: "zorunlu-deprem-sigortasi",
  title: "Zorunlu Deprem Sigortası (DASK)",
  description:
    "DASK binanızın deprem hasarını karşılar; fiyatı her şirkette aynıdır. 2026 metrekare bedeli, azami teminat, indirimler ve örnek hesap bu sayfada.",
  keywords: "DASK, zorunlu deprem sigortası, DASK hesaplama, DASK fiyatı 2026, UAVT adres kodu",
  version: "2026-11",
  body: `
Zorunlu deprem sigortası, depremin ve depremden kaynaklanan yangın, infilak, tsunami ve yer kaymasının **binanıza** verdiği zararı karşılar. Teminatı Doğal Afet Sigortaları Kurumu (DASK) verir; sigorta şirketleri poliçeyi DASK adına düzenler. Bu yüzden **fiyat bütün şirketlerde aynıdır**.

## Neleri karşılar

+ Temeller, ana duvarlar, taşıyıcı sistem
+ Bağımsız bölümleri ayıran duvarlar, tavan ve tabanlar
+ Merdiven, asansör, koridor, çatı, baca ve benzeri ortak bölümler
+ Deprem sonucu oluşan yangın, infilak, tsunami ve yer kayması

## Neleri karşılamaz

x Eşyalarınız; bunun için [konut sigortası](route:konut) gerekir
x Enkaz kaldırma, kira kaybı, iş durması
x Manevi tazminat ve yaralanma
x Azami teminatı aşan bina bedeli

## Hangi binalar için zorunlu

Belediye sınırları içindeki, mesken olarak kullanılan ve tapuya kayıtlı bağımsız bölümler için zorunludur. Köy yerleşik alanlarındaki evler, kamu binaları ve bütünüyle ticari kullanılan binalar kapsam dışındadır. Tapu işlemlerinde ve elektrik, su aboneliğinde geçerli poliçe istenir.

## Prim nasıl hesaplanır

Sigorta bedeli, brüt alan ile metrekare birim bedelinin çarpımıdır; azami teminatı aşamaz. Prim, bu bedele bölgenin deprem risk grubunun (I–VII) oranı uygulanarak bulunur ve grubun asgari priminden az olamaz.

|= DASK 2026 Ocak göstergeleri (TL)
| Gösterge | Betonarme, çelik | Diğer yapılar |
| Metrekare birim bedeli | 9.884 | 6.590 |
| Azami teminat | 2.095.462 | 2.095.462 |

|= Betonarme yapıda asgari primler, Ocak 2026 (TL)
| Risk grubu | Asgari prim |
| I | 1.951 |
| II | 1.737 |
| III | 1.474 |
| IV | 1.384 |
| V | 1.038 |
| VI | 740 |
| VII | 505 |

Kaynak: zorunlu deprem sigortası tarife ve talimatı, 1 Ocak 2026 göstergeleri. Mart 2025’ten beri bu tutarlar her ay, bir önceki ayın üretici fiyatlarına göre artırılır; bugünkü tutar daha yüksektir.

### İndirim ve ek primler (betonarme)

- 2000 yılından önceki inşaat ruhsatı: **+%10**
- Zemin üstünde 3 kata kadar bina: **−%10**; 8 kat ve üzeri: **+%10**
- Bitişten sonra 30 gün içinde yenileme: **−%20**

Diğer yapılarda yalnızca yenileme indirimi uygulanır.

### Örnek hesap (tahmini)

İstanbul Kadıköy’de (II. grup) 100 m², betonarme, 2010 yapımı, 5 katlı bir binadaki daire için sigorta bedeli 988.400 TL’dir. II. grup oranı ‰2,51 ile prim yaklaşık **2.481 TL**, süresinde yenilemede **1.985 TL** olur. Oran, yayımlanan asgari primlerden hesaplanmıştır; kesin tutarı poliçe düzenlenirken DASK sistemi verir.

## Gerekli bilgiler

1. **UAVT adres kodu:** konutunuza ait 10 haneli numara; e-Devlet’ten veya adres.nvi.gov.tr’den öğrenebilirsiniz. İsterseniz adresi listeden de seçersiniz.
2. Brüt alan, yapım yılı, yapı tarzı ve kat sayısı
3. Yenilemede eski DASK poliçe numarası

Kiracı da DASK yaptırabilir; tazminat ev sahibine ödenir.
`,
  questions: [
    {
      question: "DASK’ı hangi şirketten alırsam alayım fiyat aynı mı?",
      answer: "Evet. Tarifeyi DASK belirler; şirketler yalnızca poliçeyi düzenler.",
    },
    {
      question: "DASK varken konut sigortası gerekli mi?",
      answer:
        "DASK yalnızca binayı ve azami teminata kadar karşılar. Eşyanız, azami teminatı aşan bina bedeli ve hırsızlık, yangın, su baskını gibi riskler için konut sigortası gerekir.",
    },
    {
      question: "Deprem olduğunda kime başvururum?",
      answer:
        "ALO DASK 125 hattını arayarak veya dask.gov.tr üzerinden hasar ihbarında bulunursunuz. T.C. kimlik no ve adres kodu yeterlidir.",
    },
    {
      question: "DASK’tan cayabilir miyim?",
      answer:
        "Zorunlu deprem sigortasında cayma hakkı kullanılamaz. Konutun satılması veya mükerrer poliçe gibi durumlarda iptal istenebilir.",
    },
  ],
};
