import type { ProductLine } from "./product-line.ts";

export const dask: ProductLine = {
  id: "dask",
  slug: "ds",
  name: "Zorunlu Deprem Sigortası",
  group: "home",
  icon: "i-lucide-house",
  summary: "Depremin ve depremden doğan yangının binanıza verdiği zararı karşılar.",

  waitSeconds: 40,
};
