import type { ProductLine } from "./product-line.ts";

export const ferdikaza: ProductLine = {
  id: "ferdikaza",
  slug: "ferdikaza",
  name: "Ferdi Kaza Sigortası",
  group: "other",
  icon: "i-lucide-bandage",
  summary: "Kaza sonucu vefat ve sakatlık hâlinde toplu ödeme.",
  typeNumber: 4,
  waitSeconds: 70,
};
