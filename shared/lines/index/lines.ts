// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/products/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { tamamlayici } from "#shared/lines/tamamlayici/tamamlayici.ts";
import { bireysel } from "#shared/lines/bireysel/bireysel.ts";
import { yabanci } from "#shared/lines/yabanci/yabanci.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { konut } from "#shared/lines/konut/konut.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { telefon } from "#shared/lines/telefon/telefon.ts";
import { petsaglik } from "#shared/lines/petsaglik/petsaglik.ts";

/** Lines that are quoted and sold online. */
export const lines = {
  trafik,
  kasko,
  ikincieltrafik,
  galericikisatrafik,
  tamamlayici,
  bireysel,
  yabanci,
  dask,
  konut,
  seyahat,
  telefon,
  petsaglik,
} as const satisfies Readonly<Record<SoldProductId, AnyLine>>;
