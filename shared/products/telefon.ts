import type { ProductLine } from "./product-line.ts";
import { productSlugs } from "#shared/product-code.ts";

export const telefon: ProductLine = {
  id: "telefon",
  slug: productSlugs.telefon,
  name: "Cep Telefonu Sigortası",
  group: "other",
  icon: "i-lucide-smartphone",
  summary: "Ekran kırılması, arıza ve hırsızlığa karşı telefonunuzu korur.",

  waitSeconds: 70,
};
