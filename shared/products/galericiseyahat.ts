import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const galericiseyahat: ProductLine = {
  id: "galericiseyahat",
  slug: productSlugs.galericiseyahat,
  name: "Galerici Seyahat Sigortası",
  group: "other",
  icon: "i-lucide-map",
  summary: "Araç ticareti yapan işletmelerin yolculukları için seyahat teminatı.",
  typeNumber: 10,
  waitSeconds: 70,
};
