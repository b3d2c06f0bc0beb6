import type { ProductLine } from "./product-line.ts";

export const galericiseyahat: ProductLine = {
  id: "galericiseyahat",
  slug: "galericiseyahat",
  name: "Galerici Seyahat Sigortası",
  group: "other",
  icon: "i-lucide-map",
  summary: "Araç ticareti yapan işletmelerin yolculukları için seyahat teminatı.",
  typeNumber: 10,
  waitSeconds: 70,
};
