import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const imm: ProductLine = {
  id: "imm",
  slug: productSlugs.imm,
  name: "İhtiyari Mali Mesuliyet Sigortası",
  group: "vehicle",
  icon: "i-lucide-shield-plus",
  summary: "Zorunlu trafik sigortasının limitlerini aşan zararlar için ek teminat.",
  typeNumber: 3,
  waitSeconds: 70,
};
