import type { WrittenPage } from "../written-page.ts";

export const seyahat: WrittenPage = {
  slug: "seyahat-saglik-sigortasi",
  title: "Seyahat Sağlık Sigortası",
  description:
    "Schengen vizesi için en az 30.000 avro teminatlı seyahat sağlık sigortası: kapsam, istisnalar, gün hesabı, yaş sınırı, vize reddi ve fiyat örnekleri.",
  keywords:
    "seyahat sağlık sigortası, Schengen vize sigortası, yurt dışı seyahat sigortası, vize sigortası fiyatı",
  version: "2026-11",
  body: `
Seyahat sağlık sigortası, yurt dışında başınıza gelen **acil** hastalık ve kazalarda tedavi giderini öder. Schengen vizesi başvurusunda zorunludur; vize istemeyen ülkelerde de bir acil servis faturasının ne kadar yüksek olabileceği düşünülürse tatilin en ucuz kalemidir.

## Schengen vizesi için şartlar

- Teminat **en az 30.000 avro**
- Bütün Schengen ülkelerinde geçerli
- Kalış süresinin tamamını kapsıyor
- Tıbbi tahliye ve cenaze nakli dâhil

Poliçeniz İngilizce sertifikasıyla birlikte PDF olarak verilir; vize dosyasına çıktısını eklersiniz.

## Neleri karşılar

+ Acil tedavi ve hastane giderleri
+ Tıbbi nakil ve Türkiye’ye geri dönüş
+ Cenaze nakli
+ Refakatçi gideri ve erken dönüş
+ Bagaj kaybı ve gecikmesi (pakete göre)
+ Kayak ve macera sporları, seyahat iptali (ek teminatla)

## Neleri karşılamaz

x Seyahatten önce var olan ve süregelen hastalıklar
x Planlı tedavi ve kontrol muayeneleri
x Alkol ve uyuşturucu etkisindeki kazalar
x Ek teminat alınmadan yapılan kayak, dalış gibi sporlar
x Savaş bölgelerine seyahat

## Seçim yaparken

1. **Bölge.** Schengen/Avrupa, ABD ve Kanada hariç tüm dünya, tüm dünya ya da yakın ülkeler. Yanlış bölge seçimi vizede sorun çıkarır.
2. **Gün sayısı.** Gidiş ve dönüş günleri dâhil sayılır.
3. **Amaç.** Turistik, iş ya da eğitim; uzun eğitimler için öğrenci paketleri vardır.
4. **Tek seyahat mi, yıllık mı?** Yılda birkaç kez çıkıyorsanız çok girişli yıllık poliçe daha uygundur.

Ad ve soyadınızı pasaportunuzdaki gibi yazın. Schengen poliçelerinde üst yaş sınırı çoğunlukla 80, tüm dünya poliçelerinde 75’tir; 65 yaşından sonra prim artar.

## Fiyat örnekleri

|= Yayımlanmış fiyat aralıkları, 2024 (avro)
| Süre | Prim |
| 1 hafta | 10–20 |
| 1 ay | 30–50 |
| Yıllık, çok girişli | 150–500 |

Kaynak: sigorta karşılaştırma sitelerinin 2024 yılında yayımladığı aralıklar. Prim avro ya da dolar üzerinden hesaplanır ve günün TCMB satış kuruyla Türk lirasına çevrilir; güncel tutarı teklifle görürsünüz.

## Yurt dışında hastalanırsanız

1. Poliçedeki **24 saat açık** asistans hattını arayın; poliçe numaranızı verin.
2. Yönlendirildiğiniz hastaneye gidin. Hayati durumda önce acil servise başvurun, sonra haber verin.
3. Ödeme yaptıysanız rapor, reçete ve faturaların **asıllarını** saklayın.
4. Türkiye’ye dönünce belgeleri sigorta şirketine iletin.
`,
  questions: [
    {
      question: "Vizem reddedilirse param iade edilir mi?",
      answer:
        "Ret belgesini sunarsanız ve poliçe süresi başlamadıysa iade edilir. Koşul poliçenin vize reddi maddesinde yazar.",
    },
    {
      question: "Poliçeyi seyahate çıktıktan sonra alabilir miyim?",
      answer:
        "Poliçenin Türkiye’den çıkmadan önce düzenlenmesi gerekir. Yurt dışındayken yapılan poliçeler geçersiz sayılabilir.",
    },
    {
      question: "T.C. kimlik numaram yok, pasaportla alabilir miyim?",
      answer: "Evet. Pasaport numarası, ad, soyad ve doğum tarihi yeterlidir.",
    },
  ],
};
