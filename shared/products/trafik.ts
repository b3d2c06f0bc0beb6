import { trafficFlow } from "#shared/forms/traffic.ts";
import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const trafik: ProductLine = {
  id: "trafik",
  slug: productSlugs.trafik,
  name: "Zorunlu Trafik Sigortası",
  group: "vehicle",
  icon: "i-lucide-car",
  summary: "Trafiğe çıkan her araç için zorunlu; karşı tarafa verdiğiniz zararı öder.",
  typeNumber: 1,
  waitSeconds: 70,
  earlyRenewalDays: 15,
  flow: trafficFlow,
};
