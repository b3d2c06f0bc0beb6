// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/lines/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { trafik } from "#shared/lines/trafik/line.ts";
import { kasko } from "#shared/lines/kasko/line.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/line.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/line.ts";
import { tamamlayici } from "#shared/lines/tamamlayici/line.ts";
import { bireysel } from "#shared/lines/bireysel/line.ts";
import { yabanci } from "#shared/lines/yabanci/line.ts";
import { dask } from "#shared/lines/dask/line.ts";
import { konut } from "#shared/lines/konut/line.ts";
import { seyahat } from "#shared/lines/seyahat/line.ts";
import { telefon } from "#shared/lines/telefon/line.ts";
import { petsaglik } from "#shared/lines/petsaglik/line.ts";

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
