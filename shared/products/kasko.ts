import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const kasko: ProductLine = {
  id: "kasko",
  slug: productSlugs.kasko,
  name: "Kasko Sigortası",
  group: "vehicle",
  icon: "i-lucide-shield-check",
  summary: "Aracınızın kendi hasarını, çalınmasını ve yanmasını güvenceye alır.",
  typeNumber: 2,
  waitSeconds: 70,
  earlyRenewalDays: 30,
};
