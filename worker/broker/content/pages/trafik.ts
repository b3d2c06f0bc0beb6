import { policyStartCopy } from "#shared/copy/policy-start.ts";
import type { WrittenPage } from "../written-page.ts";

export const trafik: WrittenPage = {
  slug: "zorunlu-trafik-sigortasi",
  title: "Zorunlu Trafik Sigortası",
  description:
    "Zorunlu trafik sigortası neyi karşılar, 2026 limitleri ve tavan fiyatları nedir, basamak nasıl işler? On iki şirketin fiyatını karşılaştırın, poliçenizi alın.",
  keywords:
    "zorunlu trafik sigortası, trafik sigortası fiyatları 2026, trafik sigortası hesaplama, basamak, tavan prim",
  version: "2026-11",
  body: `
Zorunlu trafik sigortası, aracınızla **başkalarına** verdiğiniz zararı öder: karşı aracın hasarını, yaralananların tedavi giderini, sakatlık ve ölüm hâlinde ödenecek tazminatı. Kendi aracınızın hasarı bu poliçede yoktur; onun için [kasko](route:kasko) gerekir. Trafiğe çıkan her motorlu araç için yaptırılması 2918 sayılı Karayolları Trafik Kanunu gereğidir.

> Teminatlar bütün şirketlerde aynıdır; değişen fiyat, taksit ve yol yardımı gibi ek hizmetlerdir. Bu yüzden trafik sigortasında en anlamlı karşılaştırma fiyat karşılaştırmasıdır.

## Neleri karşılar

+ Karşı araca ve başka kişilerin eşyasına verdiğiniz maddi zarar
+ Kazada yaralananların sağlık giderleri
+ Sürekli sakatlık tazminatı
+ Ölüm hâlinde destekten yoksun kalanlara ödenen tazminat
+ Haklı bir talebin ödenmesi için açılan davada, limitler içinde dava giderleri

## Neleri karşılamaz

x Kendi aracınızın hasarı ve çalınması
x Sürücünün kendi kusuruyla uğradığı zarar
x Kazayla ilgisi olmayan eskime, arıza ve değer kaybı
x Manevi tazminat talepleri
x Poliçe limitini aşan tutar; bunun için [ihtiyari mali mesuliyet](#limitler-yetmezse) teminatı alınır

## 2026 teminat limitleri

|= Zorunlu trafik sigortası teminat limitleri, 2026 (TL)
| Araç | Maddi, araç başına | Maddi, kaza başına | Sağlık ve ölüm, kişi başına | Sağlık ve ölüm, kaza başına |
| Otomobil, taksi | 400.000 | 800.000 | 3.600.000 | 18.000.000 |
| Kamyonet, kamyon, çekici | 400.000 | 800.000 | 3.600.000 | 36.000.000 |
| Motosiklet | 400.000 | 800.000 | 3.600.000 | 10.800.000 |

Kaza başına kişi limitleri, 2025 yılındaki katsayılar 2026 kişi limitine uygulanarak hesaplanmıştır. Limitler yıl içinde artırılırsa yürürlükteki poliçeniz de ek prim ödemeden yeni limitten yararlanır.

### Limitler yetmezse

Ağır bir kazada zarar, zorunlu limiti aşabilir; aşan kısmı siz ödersiniz. İhtiyari mali mesuliyet (İMM) teminatı bu farkı üstlenir. Tek başına veya kasko poliçesiyle birlikte alınabilir.

## Fiyatı ne belirler

Trafik sigortasının **tavan fiyatını** her ay Sigorta Bilgi ve Gözetim Merkezi (SBM) duyurur. Şirketler tavanın altında diledikleri fiyatı verir. Fiyatınızı belirleyen başlıca etkenler şunlardır:

- **Basamağınız.** Yeni sürücü 4. basamaktan başlar. Hasarsız geçen her yıl sizi bir basamak yukarı, kusurlu olduğunuz her kaza bir basamak aşağı taşır.
- **İl.** İstanbul’da tavan, baz illerin %6 üstündedir; Ankara, Bursa ve Kocaeli’de %3 üstündedir.
- **Araç cinsi ve yakıtı.** Kamyonet, taksi, minibüs gibi araçların tavanı ayrıdır. Elektrikli otomobilin tavanı, içten yanmalı otomobilin %90’ıdır.
- **Gecikme.** Poliçe bittikten sonraki ilk günde %5, sonraki her 30 günde %5 daha eklenir; artış en çok %50 olur.

### Basamaklar

|= Basamağın 4. basamak primine etkisi
| Basamak | Değişim | İstanbul, otomobil tavanı (Şubat 2026) |
| 0 | +%200 | 51.177 TL |
| 1 | +%135 | 40.089 TL |
| 2 | +%90 | 32.413 TL |
| 3 | +%45 | 24.736 TL |
| 4 (giriş) | değişmez | 17.059 TL |
| 5 | −%5 | 16.206 TL |
| 6 | −%20 | 13.647 TL |
| 7 | −%40 | 10.236 TL |
| 8 | −%50 | 8.530 TL |

Kaynak: SBM azami prim duyurusu, Şubat 2026. 0, 4 ve 8. basamak tutarları duyurudan alınmış, diğerleri basamak oranlarıyla hesaplanmıştır. Tavan her ay değiştiği için bugünkü tutar daha yüksektir; size özel fiyatı teklif alarak görürsünüz.

### Başka illerden örnekler

|= 4. basamak otomobil tavanı, içten yanmalı (TL)
| İl | Ocak 2026 | Şubat 2026 |
| İstanbul | 15.160 | 17.059 |
| Ankara | 14.731 | 16.576 |
| İzmir | 14.302 | 16.094 |

Kaynak: SBM azami prim duyuruları, Ocak ve Şubat 2026.

## 2026’da değişenler

- Aynı sürücünün ikinci aracı 4. basamaktan değil, sürücünün mevcut basamağından başlar.
- Erken yenilemeyle yeni poliçenin başlangıcı arasında kaza olursa basamak bir düşürülür.
- Bir kişinin aynı gruptaki altıncı ve sonraki araçları filo gibi fiyatlanır.

Bu üç kural 1 Ocak 2026’da yürürlüğe girdi (SEDDK genelgesi).

## Teklif almak için gerekenler

1. T.C. kimlik no, yabancı kimlik no veya vergi no
2. Plaka
3. Ruhsatın sol üst köşesindeki belge seri kodu ve numarası (2 harf, 6 rakam)
4. Doğrulama kodu için cep telefonunuz

Araç bilgilerinizi ruhsat üzerinden biz buluruz. Bulamazsak elle girip devam edebilirsiniz. Araç ikinci else [ikinci el trafik sigortası](route:ikincieltrafik) sayfasına bakın: poliçe noterden önce düzenlenmelidir.

## Sigortasız araç kullanmanın sonucu

Geçerli trafik sigortası olmayan araç trafikten men edilir ve sahibine 2026 yılı için 1.246 TL idari para cezası uygulanır. Daha önemlisi, sigortasızken verdiğiniz zararın tamamı sizden istenir.
`,
  questions: [
    {
      question: "Trafik sigortam ne zaman başlar?",
      answer:
        `${policyStartCopy.rule} ${policyStartCopy.end} Başlangıç tarihi bugünden önce olamaz.`,
    },
    {
      question: "Poliçemi bitmeden yenileyebilir miyim?",
      answer:
        "Evet. Bitişe 15 günden çok varsa bunu size erken yenileme olarak belirtiriz; fiyat, yeni poliçe başlayana kadar değişebilir.",
    },
    {
      question: "Basamağımı nereden öğrenirim?",
      answer:
        "Basamağınız SBM kayıtlarında tutulur. Teklif alırken sorgulanır ve tekliflerinizin yanında gösterilir.",
    },
    {
      question: "Aracımı sattım, poliçem ne olur?",
      answer:
        "Satış belgesiyle poliçenin iptalini isteyebilirsiniz; kullanılmayan günlerin primi gün hesabıyla iade edilir. Poliçeden tazminat ödenmişse iade yapılmayabilir.",
    },
    {
      question: "Cayma hakkım var mı?",
      answer:
        "Zorunlu trafik sigortasında cayma hakkı kullanılamaz. Araç satılırsa, hurdaya ayrılırsa veya aynı araç için ikinci bir poliçe varsa iptal istenebilir.",
    },
    {
      question: "Taksitle ödeyebilir miyim?",
      answer:
        "Taksit seçenekleri şirkete ve kartınıza göre değişir. Kart numaranızın ilk haneleri girildiğinde kullanabileceğiniz taksitler listelenir.",
    },
  ],
};
