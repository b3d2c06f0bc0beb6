import type { ProductLine } from "./product-line.ts";

export const yabancitrafik: ProductLine = {
  id: "yabancitrafik",
  slug: "yabancitrafik",
  name: "Yabancı Plaka Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-truck",
  summary: "Yabancı plakalı araçların Türkiye’deki zorunlu trafik sigortası.",
  typeNumber: 6,
  waitSeconds: 70,
};
