import type { ProductLine } from "./product-line.ts";

export const ikincieltrafik: ProductLine = {
  id: "ikincieltrafik",
  slug: "trafik",
  name: "İkinci El Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-key-round",
  summary: "İkinci el araç alırken noter randevusundan önce düzenlenir.",

  waitSeconds: 70,
  earlyRenewalDays: 15,
};
