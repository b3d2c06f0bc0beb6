import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const galericikisatrafik: ProductLine = {
  id: "galericikisatrafik",
  slug: productSlugs.galericikisatrafik,
  name: "Galerici Kısa Süreli Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-store",
  summary: "Araç ticareti yapan işletmeler için kısa süreli trafik sigortası.",
  typeNumber: 7,
  waitSeconds: 70,
};
