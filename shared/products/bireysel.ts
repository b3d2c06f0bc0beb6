import type { ProductLine } from "./product-line.ts";

export const bireysel: ProductLine = {
  id: "bireysel",
  slug: "bireysel",
  name: "Bireysel Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-stethoscope",
  summary: "Özel hastanelerde yatarak ve ayakta tedavi güvencesi.",

  waitSeconds: 70,
};
