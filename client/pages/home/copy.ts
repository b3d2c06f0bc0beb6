import { toTurkishSentence } from "#shared/format/turkish-case.ts";

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** In whole seconds, at least one. */
const formatSeconds = (ms: number): string => `${Math.max(1, Math.ceil(ms / 1000))} saniye`;

export const homeCopy = {
  headTitle: (site: string) =>
    `${site} | Sigorta tekliflerini karşılaştırın, dakikalar içinde alın`,
  description: (insurance: string) =>
    `İki bilgiyle başlayın, sigorta şirketlerinin ${insurance} tekliflerini yan yana görün. Fiyata göre sıralı, ücretsiz, 3D Secure ile güvenli.`,
  keywords: (insurance: string) =>
    `sigorta karşılaştırma, ${insurance} teklifi, kasko, DASK, sağlık sigortası, online sigorta`,
  /** In two lines. The insurers are counted; while nobody can say how many, no number is given. */
  title: (insurers: number) => [
    insurers === 0 ? "Sigorta fiyatları" : `${insurers} şirketin fiyatı,`,
    "iki dakikada",
  ],
  lead: "Bilgilerinizi bir kez yazın; teklifler geldikçe ucuzdan pahalıya dizilsin.",
  promises: ["Sıralama yalnızca fiyata göre", "Ücretsiz, koşulsuz", "3D Secure ile ödeme"],
  /** What is known of how insurers answer; nothing where nothing is. */
  facts: ({
    firmsToday,
    firstOfferMs,
  }: {
    readonly firmsToday: number;
    readonly firstOfferMs?: number | undefined;
  }): readonly Fact[] => [
    ...(firmsToday === 0 ? [] : [{ label: "Bugün yanıt veren şirket", value: `${firmsToday}` }]),
    ...(firstOfferMs === undefined
      ? []
      : [{ label: "İlk teklif genellikle bu sürede gelir", value: formatSeconds(firstOfferMs) }]),
  ],
  start: "Teklif alın",
  lines: "Hangi sigorta?",
  formTitle: (insurance: string) => `${toTurkishSentence(insurance)} teklifi`,
  sample: {
    title: "Örnek teklif listesi",
    mark: "Örnek",
    cheapest: "En ucuz",
    pricesKurus: [1_248_000, 1_265_540, 1_291_000],
    waiting: (name: string, others: number) =>
      others === 0 ? `${name} yanıtlıyor` : `${name} ve ${others} şirket yanıtlıyor`,
  },
  steps: {
    title: "Nasıl çalışır",
    items: [
      {
        icon: "i-lucide-pencil-line",
        title: "Bilgilerinizi bir kez yazın",
        text: "Telefonunuzu SMS koduyla doğrularsınız. Aracınızı ruhsatınızın belge numarasıyla, konutunuzu adres koduyla biz buluruz.",
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
    requests: "Temsilcimizin teklif topladığı sigortalar",
    requestText: "Bilgilerinizi bırakırsınız; temsilcimiz teklifleri toplayıp sizi arar.",
    text: "Şirketlerin tekliflerini burada görür, karşılaştırır, dilerseniz hemen satın alırsınız.",
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
        text: "Komisyonumuzu, primin içinden, sigorta şirketi öder; sizden ayrıca ücret almayız.",
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
    text: "Hepsine aynı anda sorarız; teklif vermeyen şirketi ve nedenini de gösteririz.",
  },
  questions: "Merak edilenler",
  allQuestions: "Bütün sorular",
} as const;
