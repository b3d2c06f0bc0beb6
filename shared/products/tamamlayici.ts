import type { ProductLine } from "./product-line.ts";

export const tamamlayici: ProductLine = {
  id: "tamamlayici",
  slug: "tamamlayici",
  name: "Tamamlayıcı Sağlık Sigortası",
  group: "health",
  icon: "i-lucide-heart-pulse",
  summary: "SGK anlaşmalı özel hastanelerde fark ödemeden tedavi olun.",

  waitSeconds: 40,
};
