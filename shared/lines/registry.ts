import type { SoldProductId } from "./catalogue.ts";
import type { AnyLine } from "./line.ts";
import { galericikisatrafik } from "./galericikisatrafik.ts";
import { ikincieltrafik } from "./ikincieltrafik.ts";
import { bireysel } from "./bireysel.ts";
import { dask } from "./dask.ts";
import { konut } from "./konut.ts";
import { kasko } from "./kasko.ts";
import { petsaglik } from "./petsaglik.ts";
import { tamamlayici } from "./tamamlayici.ts";
import { telefon } from "./telefon.ts";
import { seyahat } from "./seyahat.ts";
import { yabanci } from "./yabanci.ts";
import { trafik } from "./trafik.ts";

/** Lines that are quoted and sold online; the type makes a forgotten one an error. */
export const lines = {
  trafik,
  kasko,
  petsaglik,
  telefon,
  ikincieltrafik,
  galericikisatrafik,
  dask,
  konut,
  seyahat,
  tamamlayici,
  bireysel,
  yabanci,
} as const satisfies Readonly<Record<SoldProductId, AnyLine>>;

export type LineId = keyof typeof lines;

export const lineIds = Object.keys(lines) as LineId[];

export const isLineId = (id: string): id is LineId => Object.hasOwn(lines, id);

/** The declaration of a line that is sold online; undefined for every other. */
export const lineOf = (id: string): AnyLine | undefined => (isLineId(id) ? lines[id] : undefined);

/** The quote call of every line, by the line's id and `Quote`. */
export const quoteCalls = Object.fromEntries(
  lineIds.map((id) => [`${id}Quote`, lines[id].quoteCall]),
) as unknown as { readonly [Id in LineId as `${Id}Quote`]: (typeof lines)[Id]["quoteCall"] };
