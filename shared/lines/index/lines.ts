// Made by `npm run docs`; do not edit.
import type { SoldProductId } from "#shared/lines/catalogue.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { trafik } from "#shared/lines/trafik.ts";
import { kasko } from "#shared/lines/kasko.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik.ts";
import { tamamlayici } from "#shared/lines/tamamlayici.ts";
import { bireysel } from "#shared/lines/bireysel.ts";
import { yabanci } from "#shared/lines/yabanci.ts";
import { dask } from "#shared/lines/dask.ts";
import { konut } from "#shared/lines/konut.ts";
import { seyahat } from "#shared/lines/seyahat.ts";
import { telefon } from "#shared/lines/telefon.ts";
import { petsaglik } from "#shared/lines/petsaglik.ts";

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
