import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const yabanci: ProductLine = {
  id: "yabanci",
  slug: productSlugs.yabanci,
  name: "Yabancı Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-id-card",
  summary: "İkamet izni başvurusu için gereken asgari sağlık teminatı.",

  waitSeconds: 40,
};
