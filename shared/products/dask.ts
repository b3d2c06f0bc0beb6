import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const dask: ProductLine = {
  id: "dask",
  slug: productSlugs.dask,
  name: "Zorunlu Deprem Sigortası",
  group: "home",
  icon: "i-lucide-house",
  summary: "Depremin ve depremden doğan yangının binanıza verdiği zararı karşılar.",

  waitSeconds: 40,
};
