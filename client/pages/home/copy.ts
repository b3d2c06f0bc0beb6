import { toTurkishSentence } from "#shared/format/turkish-case.ts";

export const homeCopy = {
  headTitle: (site: string) =>
    `${site} | Sigorta tekliflerini karşılaştırın, dakikalar içinde alın`,
  description: (insurance: string) =>
    `İki bilgi yazın, on iki sigorta şirketinin ${insurance} teklifini yan yana görün. Fiyata göre sıralı, ücretsiz, 3D Secure ile güvenli.`,
  keywords: (insurance: string) =>
    `sigorta karşılaştırma, ${insurance} teklifi, kasko, DASK, sağlık sigortası, online sigorta`,
  badge: "2 dakikada teklif alın",
  title: "Bir kez yazın, on iki şirketin fiyatını görün",
  lead: "Teklifler sigorta şirketlerinden geldikçe ekranınıza düşer. Ucuzdan pahalıya dizilir; kimin yanıt vermediğini de yazarız.",
  promises: ["Ücretsiz, koşulsuz", "Fiyata göre sıralı", "3D Secure ile ödeme"],
  formTitle: (insurance: string) => `${toTurkishSentence(insurance)} teklifi`,
  formText: "İki bilgiyle başlayın.",
  steps: {
    title: "Nasıl çalışır",
    items: [
      {
        icon: "i-lucide-pencil-line",
        title: "Bilgilerinizi bir kez yazın",
        text: "Plaka ve kimlik numarası yeter. Telefonunuzu SMS koduyla doğrularsınız, araç bilgilerinizi ruhsattan biz buluruz.",
      },
      {
        icon: "i-lucide-list-ordered",
        title: "Teklifler geldikçe karşılaştırın",
        text: "Şirketlere aynı anda sorarız. Fiyatları, teminat farklarını ve taksitleri yan yana görürsünüz.",
      },
      {
        icon: "i-lucide-file-check-2",
        title: "Satın alın, poliçeniz gelsin",
        text: "Fiyatı şirkete yeniden doğrulatırız. Ödemenizi 3D Secure ile yaparsınız; poliçeniz PDF olarak e-postanıza gelir.",
      },
    ],
  },
  products: {
    title: "Neyi güvenceye almak istersiniz?",
    text: (sold: string) =>
      `Şu ürünleri hemen buradan alabilirsiniz: ${sold}. Ötekilerde talebinizi bırakırsınız, temsilcimiz teklifleri toplayıp sizi arar.`,
  },
  trust: {
    title: "Neden güvenebilirsiniz",
    items: [
      {
        icon: "i-lucide-arrow-down-narrow-wide",
        title: "Sıralama fiyata göredir",
        text: "Hiçbir şirket öne çıkmak için ödeme yapmaz.",
      },
      {
        icon: "i-lucide-badge-turkish-lira",
        title: "Karşılaştırma ücretsizdir",
        text: "Komisyonumuzu sigorta şirketi öder, fiyatınıza eklenmez.",
      },
      {
        icon: "i-lucide-shield-check",
        title: "Ödeme 3D Secure ile",
        text: "Kart bilgileriniz saklanmaz, bankanızın sayfasında onaylarsınız.",
      },
      {
        icon: "i-lucide-eye",
        title: "Yanıt vermeyeni de görürsünüz",
        text: "Kaç şirkete sorduğumuzu, kimin neden teklif vermediğini yazarız.",
      },
    ],
  },
  firms: {
    title: (insurance: string, count: number) =>
      `${toTurkishSentence(insurance)} için sorduğumuz ${count} şirket`,
    text: "Hepsine aynı anda sorarız. Her şirket her bilgiye teklif vermeyebilir.",
  },
  questions: "Merak edilenler",
  allQuestions: "Bütün sorular",
} as const;
