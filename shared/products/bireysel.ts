import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const bireysel: ProductLine = {
  id: "bireysel",
  slug: productSlugs.bireysel,
  name: "Bireysel Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-stethoscope",
  summary: "Özel hastanelerde yatarak ve ayakta tedavi güvencesi.",

  waitSeconds: 70,
};
