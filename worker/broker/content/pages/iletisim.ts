import type { WrittenPage } from "../written-page.ts";

export const iletisim: WrittenPage = {
  slug: "iletisim",
  title: "İletişim",
  description:
    "Yelkovan’a telefon, e-posta, WhatsApp veya iletişim formuyla ulaşın. Mesajınıza bir iş günü içinde dönüş yapılır.",
  keywords: "Yelkovan iletişim, sigorta danışma, sigorta şikâyet",
  version: "2026-11",
  body: `
Teklifiniz, poliçeniz veya bir hasar hakkında bize yazabilirsiniz. Mesajınıza bir iş günü içinde dönüş yaparız. Hasar anında ne yapacağınızı hemen öğrenmek isterseniz [hasar anında](route:claim) sayfasına, sık sorulanlar için [sıkça sorulan sorulara](route:faq) bakın.
`,
};
