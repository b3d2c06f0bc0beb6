import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const yabancitrafik: ProductLine = {
  id: "yabancitrafik",
  slug: productSlugs.yabancitrafik,
  name: "Yabancı Plaka Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-truck",
  summary: "Yabancı plakalı araçların Türkiye’deki zorunlu trafik sigortası.",
  typeNumber: 6,
  waitSeconds: 70,
};
