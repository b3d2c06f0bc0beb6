import type { ProductLine } from "./product-line.ts";

export const seyahat: ProductLine = {
  id: "seyahat",
  slug: "outgoing",
  name: "Seyahat Sigortası",
  group: "other",
  icon: "i-lucide-plane",
  summary: "Yurt dışı seyahatlerinizde ve vize başvurunuzda acil tedavi güvencesi.",

  waitSeconds: 40,
};
