import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const hukuksalkoruma: ProductLine = {
  id: "hukuksalkoruma",
  slug: productSlugs.hukuksalkoruma,
  name: "Hukuksal Koruma Sigortası",
  group: "other",
  icon: "i-lucide-scale",
  summary: "Aracınızla ilgili uyuşmazlıklarda avukat ve mahkeme masrafları.",
  typeNumber: 8,
  waitSeconds: 70,
};
