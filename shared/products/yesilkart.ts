import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const yesilkart: ProductLine = {
  id: "yesilkart",
  slug: productSlugs.yesilkart,
  name: "Yeşil Kart Sigortası",
  group: "vehicle",
  icon: "i-lucide-globe",
  summary: "Aracınızla yurt dışına çıkarken geçerli trafik sigortası.",
  typeNumber: 5,
  waitSeconds: 70,
};
