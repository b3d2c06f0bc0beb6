import type { ProductLine } from "./product-line.ts";

export const galericiferdikaza: ProductLine = {
  id: "galericiferdikaza",
  slug: "galericiferdikaza",
  name: "Galerici Ferdi Kaza Sigortası",
  group: "other",
  icon: "i-lucide-users-round",
  summary: "Araç ticareti yapan işletmelerin çalışanları için ferdi kaza teminatı.",
  typeNumber: 9,
  waitSeconds: 70,
};
