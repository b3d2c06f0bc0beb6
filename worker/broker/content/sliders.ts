import { productOf } from "#shared/products/catalogue.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";

export interface Slider {
  readonly title: string;
  readonly text: string;
  readonly productId?: ProductId;
  readonly link: string;
}

/** Shown once their line is quoted and sold online. */
const productSliders: readonly (Omit<Slider, "link"> & { readonly productId: ProductId })[] = [
  {
    productId: "trafik",
    title: "Trafik sigortanızı dakikalar içinde alın",
    text: "Plakanızı ve T.C. kimlik numaranızı yazın, şirketlerin fiyatlarını yan yana görün.",
  },
  {
    productId: "telefon",
    title: "Telefonunuzun ekranı güvende olsun",
    text: "Dar ve geniş kapsamı, muafiyeti ve bekleme süresini fiyatıyla birlikte karşılaştırın.",
  },
];

const pageSliders: readonly Slider[] = [
  {
    title: "Kaza mı yaptınız?",
    text: "Hasar anında ne yapacağınızı adım adım yazdık.",
    link: href("claim"),
  },
  {
    title: "MTV borcunuzu hesaplayın",
    text: "Aracınızın yıllık vergisini ve taksit tarihlerini buradan öğrenin.",
    link: href("vehicleTax"),
  },
];

/** What the home page puts forward: lines that are sold online, then useful pages. */
export function sliders(): Slider[] {
  const sold = productSliders.filter(({ productId }) => productOf(productId).isSold);
  return [
    ...sold.map((slider) => ({ ...slider, link: quoteHref(slider.productId) })),
    ...pageSliders,
  ];
}
