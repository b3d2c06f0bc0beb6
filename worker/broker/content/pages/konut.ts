import type { WrittenPage } from "../written-page.ts";

export const konut: WrittenPage = {
  slug: "konut-sigortasi",
  title: "Konut Sigortası",
  description:
    "Konut sigortası evinizi ve eşyanızı yangın, su baskını, hırsızlık ve depreme karşı korur. Teminatlar, istisnalar, doğru bedel ve DASK ile farkı.",
  keywords: "konut sigortası, ev sigortası, eşya sigortası, DASK farkı, hırsızlık teminatı",
  version: "2026-11",
  body: `
Konut sigortası, evinizin binasını ve içindeki eşyayı tek poliçede korur. [Zorunlu deprem sigortası](route:dask) yalnızca binanın deprem hasarını, o da azami teminata kadar karşılar; yangın, hırsızlık, su baskını ve eşya için konut sigortası gerekir.

## Neleri karşılar

+ Yangın, yıldırım, infilak ve duman
+ Hırsızlık
+ Dâhilî su (tesisat kaçağı), sel ve su baskını
+ Fırtına, kar ağırlığı, yer kayması
+ Deprem ve yanardağ püskürmesi: DASK’ın azami teminatını aşan bölüm ve eşya
+ Cam kırılması, elektrik hasarı, kira kaybı, alternatif ikamet gideri
+ Komşuya verilen zarar (komşuluk mali mesuliyeti) ve hukuksal koruma
+ Ev asistans: çilingir, tesisatçı, elektrikçi, camcı

## Neleri karşılamaz

x Bakımsızlık, yıpranma ve yapım hatası
x Uzun süre boş bırakılan konutta, poliçede yazan süreyi aşan durumlar
x Beyan edilmemiş değerli eşya (mücevher, sanat eseri) ve nakit para
x Savaş ve nükleer riskler

## Doğru bedel nasıl belirlenir

Bina bedeli evin satış fiyatı değil, **yeniden yapım maliyetidir**: metrekare ile güncel inşaat birim maliyetinin çarpımı. Eşya bedeli, evdekilerin bugünkü fiyatlarıyla yenisini alma tutarıdır. Bedeli düşük gösterirseniz **eksik sigorta** olur: hasarda tazminat aynı oranda kesilir.

> Poliçenizde enflasyon koruması olup olmadığına bakın. Koruma, sigorta bedelini yıl içinde belirlenen oranda artırır.

## Kiracıysanız

Bina ev sahibinin sorumluluğundadır; siz eşyanızı ve komşulara ya da ev sahibine verebileceğiniz zararı sigortalatırsınız. Yalnızca eşya teminatı çok daha düşük primle alınır.

## Fiyat nasıl oluşur

Konut sigortasının resmî bir tarifesi yoktur. Prim; bina ve eşya bedeli, il ve deprem riski, yapı tarzı ve yaşı, kat, güvenlik önlemleri (alarm, demir parmaklık) ve seçilen ek teminatlara göre hesaplanır. Tutarlar evden eve çok değiştiği için örnek fiyat yayımlamıyoruz; teklifleri aynı bedellerle isteyip yan yana koymak en doğrusudur.

## Teklif için gerekenler

1. UAVT adres kodu veya açık adres
2. Brüt alan, yapım yılı, yapı tarzı, bulunduğu kat
3. Eşya, elektronik cihaz ve cam bedelleri (yaklaşık)
4. Mal sahibi veya kiracı olduğunuz
5. Deprem teminatı için DASK poliçe numarası
6. Konut krediniz varsa dain-i mürtehin banka bilgisi

## Kimler için uygun

Kendi evinde oturan, evini kiraya veren veya kiracı olan herkes için uygundur. Kredi kullanırken banka konut sigortası isteyebilir; poliçeyi bankadan alma zorunluluğunuz yoktur, dilediğiniz şirketi seçebilirsiniz.
`,
  questions: [
    {
      question: "Konut sigortası DASK’ın yerine geçer mi?",
      answer:
        "Hayır. DASK kanunen zorunludur. Konut sigortasındaki deprem teminatı DASK’ı tamamlar ve çoğu şirket önce DASK poliçesi ister.",
    },
    {
      question: "Hırsızlıkta fatura gerekir mi?",
      answer:
        "Polis tutanağı ve çalınan eşyanın listesi gerekir. Fatura, fotoğraf veya garanti belgesi tazminatı hızlandırır.",
    },
    {
      question: "Taşınırsam poliçem ne olur?",
      answer:
        "Taşınmayı bildirirseniz eşya teminatınız zeyilnameyle yeni adrese taşınabilir. Adrese göre prim farkı doğabilir.",
    },
  ],
};
