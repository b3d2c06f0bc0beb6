import type { WrittenPage } from "../written-page.ts";

export const eksperSorgulama: WrittenPage = {
  slug: "eksper-sorgulama",
  title: "Eksper Sorgulama",
  description:
    "Sigorta eksperi kimdir, kendi eksperinizi nasıl atarsınız, ruhsatlı eksper nereden sorgulanır ve rapora nasıl itiraz edilir?",
  keywords: "sigorta eksperi sorgulama, eksper atama, eksper raporu itiraz, TOBB eksper levhası",
  version: "2026-11",
  body: `
Sigorta eksperi, hasarın nedenini ve tutarını **tarafsız** olarak belirleyen ruhsatlı uzmandır. Onarım bedeli, araçta değer kaybı ve pert kararı eksper raporuna dayanır.

## Eksperi kim atar

Eksperi sigorta şirketi atayabilir; ancak **siz de kendi eksperinizi seçme hakkına sahipsiniz**. Şirketin atadığı eksperin tarafsız davranmadığını düşünüyorsanız ya da hasarın ayrıntılı incelenmesini istiyorsanız bu hakkı kullanın.

1. Ruhsatlı bir eksper seçin ve görevlendirin.
2. Eksper, hasar dosyasını sistem üzerinden açar ve inceler.
3. Raporun bir örneğini siz de alırsınız.
4. Rapor sigorta şirketine iletilir.

Kendi atadığınız eksperin ücretini kural olarak siz ödersiniz; görevlendirmeden önce ücreti yazılı öğrenin.

## Ruhsatlı eksper nereden sorgulanır

- **TOBB Sigorta Eksperleri İcra Komitesi** levhası (tobb.org.tr): ad, il ve branşa göre
- **SBM** (sbm.org.tr) eksper hizmetleri

Eksperin hasarın **branşında** (kara araçları, yangın, nakliyat vb.) ruhsatlı olduğundan emin olun. Levhada kayıtlı olmayan kişinin raporu geçerli değildir.

## Eksper gelmeden önce

- Hasarlı parçaları atmayın, onarıma başlamayın.
- Fotoğraf ve varsa video çekin.
- Fatura, garanti belgesi ve bakım kayıtlarını hazırlayın.
- Güvenlik için geçici önlem alındıysa fişini saklayın.

## Rapora itiraz

1. Raporun bir örneğini şirketten isteyin.
2. Eksik ya da hatalı gördüğünüz noktaları belgelerle birlikte yazılı bildirin.
3. Gerekirse kendi eksperinizden ikinci rapor alın.
4. Anlaşmazlık sürerse Sigorta Tahkim Komisyonu’na veya mahkemeye başvurun.

Poliçeniz bizden düzenlendiyse raporu birlikte okuyalım: [bize yazın](route:contact).
`,
  questions: [
    {
      question: "Eksper ücretini kim öder?",
      answer:
        "Şirketin atadığı eksperin ücretini şirket öder. Kendi atadığınız eksperin ücreti kural olarak size aittir.",
    },
    {
      question: "Eksper kaç günde gelir?",
      answer:
        "Çoğunlukla bildirimden sonraki birkaç iş günü içinde görevlendirilir. Büyük afetlerden sonra süre uzayabilir.",
    },
  ],
};
