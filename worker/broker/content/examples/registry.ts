import type { LineId } from "#shared/lines/registry.ts";
import type { LineExamples } from "./example.ts";
import { daskExamples, konutExamples } from "./homes.ts";
import {
  bireyselExamples,
  seyahatExamples,
  tamamlayiciExamples,
  yabanciExamples,
} from "./people.ts";
import { petsaglikExamples, telefonExamples } from "./things.ts";
import {
  galericikisatrafikExamples,
  ikincieltrafikExamples,
  kaskoExamples,
  trafikExamples,
} from "./vehicles.ts";

/** What product pages show prices of, by line. */
export const lineExamples: Readonly<Record<LineId, LineExamples>> = {
  trafik: trafikExamples,
  kasko: kaskoExamples,
  ikincieltrafik: ikincieltrafikExamples,
  galericikisatrafik: galericikisatrafikExamples,
  tamamlayici: tamamlayiciExamples,
  bireysel: bireyselExamples,
  yabanci: yabanciExamples,
  dask: daskExamples,
  konut: konutExamples,
  seyahat: seyahatExamples,
  telefon: telefonExamples,
  petsaglik: petsaglikExamples,
};
