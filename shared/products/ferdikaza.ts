import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const ferdikaza: ProductLine = {
  id: "ferdikaza",
  slug: productSlugs.ferdikaza,
  name: "Ferdi Kaza Sigortası",
  group: "other",
  icon: "i-lucide-bandage",
  summary: "Kaza sonucu vefat ve sakatlık hâlinde toplu ödeme.",
  typeNumber: 4,
  waitSeconds: 70,
};
