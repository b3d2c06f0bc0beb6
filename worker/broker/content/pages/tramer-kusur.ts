import type { WrittenPage } from "../written-page.ts";

export const tramerKusur: WrittenPage = {
  slug: "tramer-kusur",
  title: "Tramer Kusur Sorgulama",
  description:
    "Kaza sonrası kusur oranı nasıl belirlenir, nereden sorgulanır ve nasıl itiraz edilir? Süreler, asli kusur hâlleri ve hasar kaydı sorgulama.",
  keywords: "tramer kusur sorgulama, kusur oranı itiraz, SBM kaza tespit tutanağı, 5664",
  version: "2026-11",
  body: `
Kaza tespit tutanağı sigorta şirketlerine ulaştığında kusur oranı belirlenir ve Sigorta Bilgi ve Gözetim Merkezi (SBM) kayıtlarına işlenir. Oran, kimin zararının hangi poliçeden ödeneceğini ve trafik basamağınızı belirler.

## Kusur nasıl belirlenir

1. Taraflar tutanağı kendi sigorta şirketine verir.
2. İki şirket tutanağı ayrı ayrı değerlendirir; bu genellikle **3 iş günü** sürer.
3. Değerlendirmeler aynıysa oran kesinleşir, farklıysa SBM’deki komisyon karar verir.
4. Sonuç SBM sorgulama ekranında yayımlanır.

## Nereden sorgulanır

- **SBM internet sitesi** (sbm.org.tr): kaza tespit tutanağı ve kusur sorgulama
- **e-Devlet**: Sigorta Bilgi ve Gözetim Merkezi hizmetleri
- Aracın hasar geçmişi için **5664**’e SMS (ücretlidir), SBM veya e-Devlet

e-Devlet şifrenizi bizim de başka bir sitenin de istemesine izin vermeyin; sorgulamayı yalnızca resmî sitede yapın.

## İtiraz

> Sonuca itirazınızı, yayımlandığı günden başlayarak **5 iş günü** içinde kendi sigorta şirketinize yapın.

İtiraz dilekçesine fotoğrafları, varsa kamera görüntüsünü ve tanık bilgilerini ekleyin. Sonuç yine aleyhinize olursa Sigorta Tahkim Komisyonu’na veya mahkemeye başvurabilirsiniz.

## Asli kusur hâlleri

2918 sayılı Kanun’un 84. maddesine göre şu davranışlar asli kusur sayılır:

- Kırmızı ışıkta veya dur işaretinde geçmek
- Taşıt giremez işareti bulunan yola girmek
- Karşı yönden gelen trafiğin şeridine girmek
- Öndeki araca arkadan çarpmak
- Geçme yasağı olan yerde geçmek
- Dönüş kurallarına uymamak
- Şeride tecavüz etmek
- Kavşakta geçiş önceliğine uymamak
- Dar yolda geçiş önceliğine uymamak
- Manevra kurallarına uymamak
- Yerleşim yeri dışında zorunluluk yokken yolda park etmek veya duraklamak
- Kurallara uygun park etmiş araca çarpmak

Asli kusur, oranın mutlaka %100 olması demek değildir; her kaza kendi koşullarıyla değerlendirilir.
`,
  questions: [
    {
      question: "Kusursuzsam basamağım düşer mi?",
      answer: "Hayır. Basamak yalnızca kusurlu olduğunuz kazalarda düşer.",
    },
    {
      question: "%50 kusurluysam ne olur?",
      answer:
        "Karşı tarafın zararının yarısını sizin trafik sigortanız, sizin zararınızın yarısını karşı tarafın sigortası öder. Kalan yarı için kaskonuz varsa ona başvurursunuz.",
    },
  ],
};
