import type { LineId } from "#shared/lines/registry.ts";
import type { Rating } from "./define-rating.ts";
import { galericikisatrafikRating } from "./galericikisatrafik/rating.ts";
import { ikincieltrafikRating } from "./ikincieltrafik/rating.ts";
import { kaskoRating } from "./kasko/rating.ts";
import { petRating } from "./petsaglik/rating.ts";
import type { Requests } from "./request.ts";
import { bireyselRating } from "./bireysel/rating.ts";
import { daskRating } from "./dask/rating.ts";
import { konutRating } from "./konut/rating.ts";
import { residentRating } from "./yabanci/rating.ts";
import { travelRating } from "./seyahat/rating.ts";
import { tamamlayiciRating } from "./tamamlayici/rating.ts";
import { telefonRating } from "./telefon/rating.ts";
import { trafikRating } from "./trafik/rating.ts";

const declared = {
  trafik: trafikRating,
  kasko: kaskoRating,
  petsaglik: petRating,
  telefon: telefonRating,
  ikincieltrafik: ikincieltrafikRating,
  galericikisatrafik: galericikisatrafikRating,
  dask: daskRating,
  konut: konutRating,
  seyahat: travelRating,
  tamamlayici: tamamlayiciRating,
  bireysel: bireyselRating,
  yabanci: residentRating,
} as const satisfies Readonly<Record<LineId, unknown>>;

type Declared = typeof declared;
type Risks = { [Id in LineId]: Parameters<Declared[Id]["underwrite"]>[0] };
type Books = { [Id in LineId]: Parameters<Declared[Id]["packages"]>[0] };
type Plans = { [Id in LineId]: Parameters<Declared[Id]["rate"]>[1] };

/** How an insurer prices a line. */
export type BookOf<Id extends LineId> = Books[Id];

type Ratings = {
  readonly [Id in LineId]: Rating<Requests[Id], Risks[Id], Books[Id], Plans[Id]>;
};

/** How each line that is sold online is underwritten and rated; a line without does not compile. */
export const ratings: Ratings = declared;
