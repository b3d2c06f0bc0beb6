import { bireysel } from "./bireysel.ts";
import { dask } from "./dask.ts";
import { ferdikaza } from "./ferdikaza.ts";
import { galericiferdikaza } from "./galericiferdikaza.ts";
import { galericikisatrafik } from "./galericikisatrafik.ts";
import { galericiseyahat } from "./galericiseyahat.ts";
import { hukuksalkoruma } from "./hukuksalkoruma.ts";
import { ikincieltrafik } from "./ikincieltrafik.ts";
import { imm } from "./imm.ts";
import { kasko } from "./kasko.ts";
import { konut } from "./konut.ts";
import { petsaglik } from "./petsaglik.ts";
import type { ProductLine } from "./product-line.ts";
import { seyahat } from "./seyahat.ts";
import { tamamlayici } from "./tamamlayici.ts";
import { telefon } from "./telefon.ts";
import { trafik } from "./trafik.ts";
import { yabanci } from "./yabanci.ts";
import { yabancitrafik } from "./yabancitrafik.ts";
import { yesilkart } from "./yesilkart.ts";

/** Every line of insurance, in menu order. */
export const products = {
  trafik,
  kasko,
  ikincieltrafik,
  galericikisatrafik,
  imm,
  yesilkart,
  yabancitrafik,
  tamamlayici,
  bireysel,
  yabanci,
  dask,
  konut,
  seyahat,
  telefon,
  petsaglik,
  hukuksalkoruma,
  ferdikaza,
  galericiferdikaza,
  galericiseyahat,
} as const satisfies Record<string, ProductLine>;

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as ProductId[];

export const isProductId = (value: string): value is ProductId => Object.hasOwn(products, value);

/** Display name of a product's id; an unknown id is its own name. */
export const productName = (id: string): string => (isProductId(id) ? products[id].name : id);
