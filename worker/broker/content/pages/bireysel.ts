import type { WrittenPage } from "../written-page.ts";

export const bireysel: WrittenPage = {
  slug: "bireysel-saglik-sigortasi",
  title: "Bireysel Sağlık Sigortası",
  description:
    "Bireysel (özel) sağlık sigortası SGK’dan bağımsız olarak özel hastane giderlerini öder. Planlar, katılım payı, ömür boyu yenileme garantisi ve seçim önerileri.",
  keywords:
    "bireysel sağlık sigortası, özel sağlık sigortası, ömür boyu yenileme garantisi, katılım payı",
  version: "2026-11",
  body: `
Bireysel sağlık sigortası, SGK’nız olsun olmasın özel hastane giderlerinizi poliçedeki limitler içinde öder. [Tamamlayıcı sağlık sigortasından](route:tamamlayici) farkı, SGK anlaşmasına bağlı olmaması ve SGK ile çalışmayan hastanelerde de geçmesidir.

## Neleri karşılar

+ **Yatarak tedavi:** ameliyat, hastanede yatış, yoğun bakım, kemoterapi, radyoterapi, diyaliz
+ **Ayakta tedavi** (plana göre): doktor muayenesi, tahlil, görüntüleme, ilaç, fizik tedavi
+ Ambulans ve acil tedavi
+ Plana göre doğum, diş, göz, check-up, evde bakım ve yurt dışı tedavi

## Neleri karşılamaz

x Poliçe öncesinde var olan hastalıklar (şirket yazılı olarak kabul etmedikçe)
x Estetik ve deneysel tedaviler
x Bekleme süresi dolmadan doğum ve poliçede sayılan bazı ameliyatlar
x İntihara teşebbüs, savaş ve benzeri genel istisnalar

## Planı belirleyen seçimler

- **Kapsam:** yalnızca yatarak, yatarak ve ayakta ya da limitli ayakta
- **Hastane ağı:** ağ genişledikçe prim artar
- **Katılım payı:** ayakta tedavide giderin bir bölümünü siz ödersiniz; oran yükseldikçe prim düşer
- **Ek teminatlar:** doğum, diş, yurt dışı
- **Limitler:** yatarak tedavide sınırsız planlar yaygındır, ayakta tedavide yıllık tutar ya da adet sınırı bulunur

## Ömür boyu yenileme garantisi

Sağlık sigortasında sorulacak en önemli sorudur. Garanti verildikten sonra şirket, sağlığınız bozulsa da poliçenizi yenilemeyi reddedemez. Kaçıncı yılda ve hangi değerlendirmeyle verildiğini teklif aşamasında öğrenin. Şirket değiştirirken kazanılmış haklarınızın taşınıp taşınmadığını da sorun.

## Kimler için uygun

- SGK’sı olmayanlar ve SGK anlaşmalı hastanelerle yetinmek istemeyenler
- Belirli bir hastaneyi ya da hekimi tercih edenler
- Yurt dışında tedavi seçeneği isteyenler
- Serbest çalışıp sağlık giderini önceden bilmek isteyenler

SGK’nız varsa ve gittiğiniz hastane SGK ile anlaşmalıysa tamamlayıcı sağlık sigortası çoğu zaman çok daha düşük primle yeterli olur. İkisini birlikte değerlendirin.

## Fiyat hakkında

Bireysel sağlık sigortasının herkese açık bir tarifesi yoktur. Prim; yaş, cinsiyet, il, sağlık beyanı, plan ve hastane ağına göre hesaplanır. Bu yüzden burada örnek tutar vermiyoruz. Talebinizi bırakın, temsilcimiz sizi arasın ve birkaç şirketin tekliflerini yan yana koyun.

## Başvuruda istenenler

1. T.C. kimlik no ve doğum tarihi
2. Boy ve kilo
3. Sağlık beyanı: geçirilmiş ameliyatlar, süregelen hastalıklar, kullanılan ilaçlar
4. Varsa bugünkü poliçeniz (geçiş için)

Beyanınız eksiksiz olsun: gerçeğe aykırı beyan, tazminatın ödenmemesine yol açabilir.
`,
  questions: [
    {
      question: "Sağlık raporu vermem gerekir mi?",
      answer:
        "Çoğu başvuruda sağlık beyanı yeterlidir. Şirket, beyana göre ek rapor veya tetkik isteyebilir.",
    },
    {
      question: "Poliçem hemen geçerli olur mu?",
      answer:
        "Kaza sonucu tedaviler ilk günden kapsamdadır. Doğum ve poliçede sayılan bazı tedaviler için bekleme süresi vardır.",
    },
    {
      question: "Primlerimi vergiden düşebilir miyim?",
      answer:
        "Ücretliler ve beyanname verenler için mevzuattaki sınırlar içinde gelir vergisi matrahından indirim olanağı vardır. Kendi durumunuz için mali müşavirinize danışın.",
    },
  ],
};
