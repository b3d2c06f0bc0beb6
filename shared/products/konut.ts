import type { ProductLine } from "./product-line.ts";

export const konut: ProductLine = {
  id: "konut",
  slug: "konut",
  name: "Konut Sigortası",
  group: "home",
  icon: "i-lucide-sofa",
  summary: "Evinizi ve eşyanızı yangın, su baskını ve hırsızlığa karşı korur.",

  waitSeconds: 70,
};
