import type { ProductLine } from "./product-line.ts";

export const telefon: ProductLine = {
  id: "telefon",
  slug: "ceptelefon",
  name: "Cep Telefonu Sigortası",
  group: "other",
  icon: "i-lucide-smartphone",
  summary: "Ekran kırılması, arıza ve hırsızlığa karşı telefonunuzu korur.",

  waitSeconds: 70,
};
