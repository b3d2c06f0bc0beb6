import type { ProductLine } from "./product-line.ts";

export const yabanci: ProductLine = {
  id: "yabanci",
  slug: "ys",
  name: "Yabancı Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-id-card",
  summary: "İkamet izni başvurusu için gereken asgari sağlık teminatı.",

  waitSeconds: 40,
};
