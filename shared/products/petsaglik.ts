import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const petsaglik: ProductLine = {
  id: "petsaglik",
  slug: productSlugs.petsaglik,
  name: "Evcil Hayvan Sigortası",
  group: "other",
  icon: "i-lucide-paw-print",
  summary: "Kedi ve köpeğinizin kaza ve hastalık masraflarını karşılar.",

  waitSeconds: 70,
};
