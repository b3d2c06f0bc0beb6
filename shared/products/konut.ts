import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const konut: ProductLine = {
  id: "konut",
  slug: productSlugs.konut,
  name: "Konut Sigortası",
  group: "home",
  icon: "i-lucide-sofa",
  summary: "Evinizi ve eşyanızı yangın, su baskını ve hırsızlığa karşı korur.",

  waitSeconds: 70,
};
