// Made by `npm run docs`; do not edit.
import type { LineId } from "#shared/lines/registry.ts";
import { trafikRating } from "#worker/broker/lines/trafik/rating.ts";
import { kaskoRating } from "#worker/broker/lines/kasko/rating.ts";
import { ikincieltrafikRating } from "#worker/broker/lines/ikincieltrafik/rating.ts";
import { galericikisatrafikRating } from "#worker/broker/lines/galericikisatrafik/rating.ts";
import { tamamlayiciRating } from "#worker/broker/lines/tamamlayici/rating.ts";
import { bireyselRating } from "#worker/broker/lines/bireysel/rating.ts";
import { yabanciRating } from "#worker/broker/lines/yabanci/rating.ts";
import { daskRating } from "#worker/broker/lines/dask/rating.ts";
import { konutRating } from "#worker/broker/lines/konut/rating.ts";
import { seyahatRating } from "#worker/broker/lines/seyahat/rating.ts";
import { telefonRating } from "#worker/broker/lines/telefon/rating.ts";
import { petsaglikRating } from "#worker/broker/lines/petsaglik/rating.ts";

/** How each line is underwritten and rated, each with its own types. */
export const declaredRatings = {
  trafik: trafikRating,
  kasko: kaskoRating,
  ikincieltrafik: ikincieltrafikRating,
  galericikisatrafik: galericikisatrafikRating,
  tamamlayici: tamamlayiciRating,
  bireysel: bireyselRating,
  yabanci: yabanciRating,
  dask: daskRating,
  konut: konutRating,
  seyahat: seyahatRating,
  telefon: telefonRating,
  petsaglik: petsaglikRating,
} as const satisfies Readonly<Record<LineId, unknown>>;
