import type { WrittenPage } from "../written-page.ts";

export const kasko: WrittenPage = {
  slug: "kasko-sigortasi",
  title: "Kasko Sigortası",
  description:
    "Kasko neyi karşılar, hangi hasar kapsam dışıdır, hasarsızlık indirimi nasıl işler? Servis türü, muafiyet ve ikame aracı karşılaştırarak doğru poliçeyi seçin.",
  keywords: "kasko sigortası, kasko fiyatları, kasko teminatları, hasarsızlık indirimi, muafiyet",
  version: "2026-11",
  body: `
Kasko, **kendi aracınızı** güvenceye alan isteğe bağlı sigortadır. Kusurun kimde olduğuna bakılmaksızın çarpma, çarpışma, yanma ve çalınma gibi olaylarda onarım bedelini, araç kullanılamaz hâldeyse rayiç değerini öder. Karşı tarafa verdiğiniz zarar için [zorunlu trafik sigortası](route:trafik) ayrıca gereklidir.

## Neleri karşılar

+ Çarpma, çarpışma, devrilme ve düşme
+ Çalınma ve çalınmaya teşebbüs
+ Yanma
+ Üçüncü kişilerin kötü niyetli hareketleri
+ Pakete göre deprem, sel, dolu ve fırtına; cam kırılması; anahtar kaybı; yanlış akaryakıt; kemirgen zararı; mini onarım
+ Pakete göre yol yardım, ikame araç, hukuksal koruma, ferdi kaza ve ihtiyari mali mesuliyet (İMM)

## Neleri karşılamaz

x Alkollü veya ehliyetsiz araç kullanırken oluşan hasar
x Bakımsızlık, aşınma ve mekanik arıza
x Bildirilmeyen aksesuarların bedeli
x Sözleşmede yazan muafiyet kadar olan tutar
x Pakette yer almayan ek teminatlar

## Poliçe seçerken bakılacak beş satır

1. **Onarım servis türü.** Yetkili servis, anlaşmalı yetkili servis veya özel servis; fiyatı en çok etkileyen seçimlerden biridir.
2. **Yedek parça türü.** Orijinal, eşdeğer veya muadil parça.
3. **Muafiyet.** Her hasarda sizin üstlendiğiniz tutar ya da orandır. Prim düşer, hasarda cebinizden çıkan artar.
4. **İkame araç.** Kaç gün, yılda kaç kez ve hangi sınıfta verildiği.
5. **İMM limiti.** Trafik sigortasının limitini aşan zararlar için; manevi tazminatın dâhil olup olmadığına bakın.

En ucuz teklif, bu beş satırda en dar teklif olabilir. Tekliflerimizde bu satırlar kartın üzerinde yazar.

## Hasarsızlık indirimi

|= Yaygın hasarsızlık kademeleri (şirkete göre değişebilir)
| Hasarsız yıl | İndirim |
| 0 | yok |
| 1 | %30 |
| 2 | %40 |
| 3 | %50 |
| 4 ve üzeri | %60 |

Hasar hâlinde kademe düşer veya sıfırlanır; hasarsızlık koruma teminatı bunu önler. İndirim kişiye bağlıdır, poliçe geciktirilmeden yenilendiğinde sürer.

## Fiyat nasıl oluşur

Kaskonun resmî bir tarifesi yoktur; her şirket kendi fiyatını verir. Aracın değeri ve yaşı, kullanım şekli, il, sürücünün yaşı ve mesleği, hasar geçmişi, servis ve parça türü, muafiyet ve ek teminatlar fiyatı birlikte belirler. Araç değeri için Türkiye Sigorta Birliği’nin aylık [kasko değer listesi](route:vehicleValue) esas alınır.

|= Yayımlanmış örnek primler, 2025 başı (indirim sonrası, TL). Bugünkü fiyatlar daha yüksektir.
| Araç | Hasarsızlık | Prim |
| Fiat Egea 2023 | %50 | 7.089 |
| Renault Clio 2024 | yok | 10.635 |
| Volkswagen Polo 2024 | %40 | 11.807 |
| Togg T10X 2025 | yok | 22.310 |

Kaynak: bir karşılaştırma sitesinin 2025 başında yayımladığı örnekler. Yalnızca büyüklük hakkında fikir verir; teklif yerine geçmez.

## Kimler için uygun

Aracının onarım bedelini kendi birikimiyle karşılamak istemeyen herkes için uygundur. Yeni, değeri yüksek, krediyle alınmış veya sık kullanılan araçlarda neredeyse vazgeçilmezdir. Değeri düşmüş, yaşlı bir araçta ise prim ile aracın değerini birlikte düşünün: dar kapsamlı bir poliçe daha mantıklı olabilir.
`,
  questions: [
    {
      question: "Kasko ile trafik sigortasının farkı nedir?",
      answer:
        "Trafik sigortası zorunludur ve karşı tarafa verdiğiniz zararı öder. Kasko isteğe bağlıdır ve kendi aracınızın hasarını öder.",
    },
    {
      question: "Muafiyetli kasko ne demek?",
      answer:
        "Her hasarda belirlenen tutarı veya oranı sizin ödemeniz demektir. Primi düşürür; küçük hasarları kendisi karşılayabilecek sürücüler için uygundur.",
    },
    {
      question: "Aracımı başkası kullanırken kaza olursa kasko öder mi?",
      answer:
        "Poliçede sürücü kısıtı yoksa öder. Tek sürücü indirimi aldıysanız başka bir sürücünün kazasında tazminattan kesinti yapılabilir.",
    },
    {
      question: "Kaskomu iptal edebilir miyim?",
      answer:
        "İlk 14 gün içinde, tazminat ödenmemişse gerekçe göstermeden cayabilirsiniz. Sonrasında iptal hâlinde kullanılmayan günlerin primi poliçe şartlarına göre iade edilir.",
    },
  ],
};
