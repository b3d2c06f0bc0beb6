import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const ikincieltrafik: ProductLine = {
  id: "ikincieltrafik",
  slug: productSlugs.ikincieltrafik,
  name: "İkinci El Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-key-round",
  summary: "İkinci el araç alırken noter randevusundan önce düzenlenir.",

  waitSeconds: 70,
  earlyRenewalDays: 15,
};
