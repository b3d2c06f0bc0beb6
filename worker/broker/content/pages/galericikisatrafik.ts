import type { WrittenPage } from "../written-page.ts";

export const galericikisatrafik: WrittenPage = {
  slug: "galerici-kisa-sureli-trafik-sigortasi",
  title: "Galerici Kısa Süreli Trafik Sigortası",
  description:
    "Yetki belgeli ikinci el araç ticareti yapan işletmeler için kısa süreli trafik sigortası: kimler yararlanır, hangi belgeler gerekir, teklif nasıl alınır?",
  keywords:
    "galerici trafik sigortası, kısa süreli trafik sigortası, yetki belgesi, ikinci el motorlu kara taşıtı ticareti",
  version: "2026-11",
  body: `
İkinci el araç ticareti yapan bir işletme, aracı noterde üzerine alırken de trafik sigortası göstermek zorundadır. Stokta birkaç hafta duracak bir araç için bir yıllık poliçe almak gereksiz maliyettir. **Galerici kısa süreli trafik sigortası**, yetki belgesi olan işletmelere satış süresi kadar teminat sağlar.

## Kimler yararlanabilir

- İkinci el motorlu kara taşıtı ticareti **yetki belgesi** olan gerçek ve tüzel kişiler
- Aracı satmak amacıyla kendi adına devralan işletmeler

Sıfır araç bayileri ve konsinye satış yapanlar, aracı kendi adlarına devralıyorlarsa yararlanabilir; araç sahibinin üzerinde kalıyorsa sahibinin yıllık poliçesi geçerlidir. Kendi kullanımı için araç alan kişiler bu poliçeden yararlanamaz; onlar için [ikinci el trafik sigortası](route:ikincieltrafik) düzenlenir.

## Neleri karşılar

+ Araç stoktayken ve satışa sunulurken üçüncü kişilere verilen maddi zarar
+ Kazada yaralananların sağlık giderleri
+ Sakatlık ve ölüm tazminatı

Limitler, yıllık [zorunlu trafik sigortasının](route:trafik) limitleriyle aynıdır: 2026 yılında maddi zararda araç başına 400.000 TL, kişi başına sağlık ve ölümde 3.600.000 TL.

## Neleri karşılamaz

x Stoktaki aracın kendi hasarı ve çalınması
x Süresi dolduktan sonra olan kazalar
x Yetki belgesi kapsamı dışındaki kullanım

## Gerekli bilgiler

1. Vergi kimlik numarası veya T.C. kimlik numarası
2. Yetki belgesi numarası
3. Aracın plakası ve ruhsat belge seri numarası
4. İstenen süre ve başlangıç günü (noter günü)
5. Dönüş için yetkilinin telefonu

## Nasıl teklif alınır

Süre seçenekleri ve primler şirketten şirkete değişir ve herkese açık bir tarifesi yoktur. Bu yüzden burada fiyat yazmıyoruz. Talebinizi bırakın; temsilcimiz seçtiğiniz saatte sizi arasın, çalıştığımız şirketlerin tekliflerini size iletsin. Birden çok aracınız varsa hepsini tek görüşmede ele alabiliriz.

## İşletmeniz için öteki güvenceler

Test sürüşleri ve araç nakli sırasında çalışanlarınız için **galerici ferdi kaza**, il dışından araç almaya giden ekibiniz için **galerici seyahat** sigortası alınabilir. Talebinizi bırakırken not düşmeniz yeterlidir.
`,
  questions: [
    {
      question: "Kısa süreli poliçe süresi dolmadan aracı satarsam ne olur?",
      answer:
        "Devirle birlikte poliçe sona erer. Kullanılmayan günlerin primi, poliçe şartlarına göre iade edilir.",
    },
    {
      question: "Yetki belgem yok, bu poliçeyi alabilir miyim?",
      answer:
        "Hayır. Bu poliçe yalnızca yetki belgesi olan işletmeler içindir. Kendiniz için alıyorsanız yıllık trafik sigortası düzenlenir.",
    },
    {
      question: "Araç satılana kadar süreyi uzatabilir miyim?",
      answer:
        "Uzatma koşulları şirkete göre değişir. Temsilcimiz teklif sırasında seçenekleri ve maliyetini bildirir.",
    },
  ],
};
