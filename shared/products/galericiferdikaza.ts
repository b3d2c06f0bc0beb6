import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const galericiferdikaza: ProductLine = {
  id: "galericiferdikaza",
  slug: productSlugs.galericiferdikaza,
  name: "Galerici Ferdi Kaza Sigortası",
  group: "other",
  icon: "i-lucide-users-round",
  summary: "Araç ticareti yapan işletmelerin çalışanları için ferdi kaza teminatı.",
  typeNumber: 9,
  waitSeconds: 70,
};
