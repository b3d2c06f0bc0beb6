import type { WrittenPage } from "../written-page.ts";

export const ikincieltrafik: WrittenPage = {
  slug: "ikinci-el-trafik-sigortasi",
  title: "İkinci El Trafik Sigortası",
  description:
    "İkinci el araç alırken trafik sigortası noterden önce düzenlenir. Gerekli bilgiler, başlangıç tarihi, plaka değişikliği ve satıştan vazgeçilirse ne yapılacağı.",
  keywords:
    "ikinci el trafik sigortası, noter öncesi trafik sigortası, araç devri sigorta, 15 gün kuralı",
  version: "2026-11",
  body: `
İkinci el araç alırken, trafik sigortanız **noterdeki devirden önce** kendi adınıza düzenlenmiş olmalıdır. Eskiden satıcının poliçesi alıcıyı 15 gün koruyordu; bu süre Anayasa Mahkemesi kararıyla **5 Aralık 2024**’ten itibaren kalktı. Sigortası olmayan alıcı için noter devir işlemi yapmaz.

> Noter randevunuzdan önce poliçenizi düzenletin. Başlangıç tarihi olarak randevu gününü seçin.

## Neleri karşılar

Teminat, her [zorunlu trafik sigortası](route:trafik) poliçesiyle aynıdır:

+ Karşı araca ve eşyaya verdiğiniz maddi zarar (2026: araç başına 400.000 TL)
+ Yaralananların sağlık giderleri
+ Sakatlık ve ölüm tazminatı (2026: kişi başına 3.600.000 TL)

## Neleri karşılamaz

x Satın aldığınız aracın kendi hasarı; bunun için [kasko](route:kasko) gerekir
x Aracın gizli ayıpları ve mekanik arızaları
x Devirden önce satıcının yaptığı kazalar

## Gerekli bilgiler

1. **Sizin** T.C. kimlik numaranız (veya vergi numaranız), doğum tarihiniz ve cep telefonunuz
2. Aracın **bugünkü** plakası
3. Satıcının ruhsatındaki belge seri kodu ve numarası; satıcıdan fotoğrafını isteyebilirsiniz
4. Noter randevusunun günü

Poliçe aracın bugünkü plakasıyla düzenlenir. Devirden sonra plakayı değiştirirseniz poliçenize plaka değişikliği zeyilnamesi yapılır; yeni poliçe gerekmez.

## Basamağınız nasıl belirlenir

Daha önce trafik sigortanız olduysa kendi basamağınızla başlarsınız: aracını satıp yenisini alan sürücü basamağını korur. 1 Ocak 2026’dan beri ikinci araç da sürücünün mevcut basamağından başlar. İlk aracınızsa giriş basamağı 4’tür. Satıcının basamağı size geçmez.

## Kimler için

Galeriden, başka bir kişiden ya da internet ilanından ikinci el araç alan herkes için gereklidir. Aracı miras yoluyla ya da şirketinizden devralıyorsanız da devirden önce kendi adınıza poliçe düzenletmelisiniz.

## Fiyat örneği

|= 4. basamak otomobil tavan primi (TL)
| İl | Şubat 2026 |
| İstanbul | 17.059 |
| Ankara | 16.576 |
| İzmir | 16.094 |

Kaynak: SBM azami prim duyurusu, Şubat 2026. Tavan her ay güncellenir; şirketler tavanın altında fiyat verebilir.

## Satıştan vazgeçilirse

Devir gerçekleşmediyse poliçenin iptalini isteyebilirsiniz. Devrin yapılmadığı anlaşılınca kullanılmayan günlerin primi iade edilir. Ödemenizi noterde güvenli ödeme sistemiyle yapmanız, hem parayı hem devri aynı anda güvenceye alır.
`,
  questions: [
    {
      question: "Poliçe için satıcının kimlik numarası gerekir mi?",
      answer:
        "Hayır. Alıcının kimlik numarası, aracın bugünkü plakası ve satıcının ruhsatındaki belge seri numarası yeterlidir.",
    },
    {
      question: "Noterden sonra poliçe yaptırabilir miyim?",
      answer: "Hayır. Noter, alıcı adına geçerli trafik sigortası görmeden devir işlemi yapmaz.",
    },
    {
      question: "Satıcının poliçesi bana devredilir mi?",
      answer:
        "Hayır. Satıcının poliçesi devirle sona erer; satıcı kullanılmayan günlerin primini geri isteyebilir.",
    },
  ],
};
