import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const seyahat: ProductLine = {
  id: "seyahat",
  slug: productSlugs.seyahat,
  name: "Seyahat Sigortası",
  group: "other",
  icon: "i-lucide-plane",
  summary: "Yurt dışı seyahatlerinizde ve vize başvurunuzda acil tedavi güvencesi.",

  waitSeconds: 40,
};
