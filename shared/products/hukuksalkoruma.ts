import type { ProductLine } from "./product-line.ts";

export const hukuksalkoruma: ProductLine = {
  id: "hukuksalkoruma",
  slug: "hukuksalkoruma",
  name: "Hukuksal Koruma Sigortası",
  group: "other",
  icon: "i-lucide-scale",
  summary: "Aracınızla ilgili uyuşmazlıklarda avukat ve mahkeme masrafları.",
  typeNumber: 8,
  waitSeconds: 70,
};
