import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const tamamlayici: ProductLine = {
  id: "tamamlayici",
  slug: productSlugs.tamamlayici,
  name: "Tamamlayıcı Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-heart-pulse",
  summary: "SGK anlaşmalı özel hastanelerde fark ödemeden tedavi olun.",

  waitSeconds: 40,
};
