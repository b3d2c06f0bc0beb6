import type { LineId } from "#shared/lines/registry.ts";
import type { Rating } from "./rating/define-rating.ts";
import { declaredRatings } from "./index/ratings.ts";
import type { Requests } from "./request.ts";

type Declared = typeof declaredRatings;
type Risks = { [Id in LineId]: Parameters<Declared[Id]["underwrite"]>[0] };
type Books = { [Id in LineId]: Parameters<Declared[Id]["packages"]>[0] };
type Plans = { [Id in LineId]: Parameters<Declared[Id]["rate"]>[1] };

/** How an insurer prices a line. */
export type BookOf<Id extends LineId> = Books[Id];

type Ratings = {
  readonly [Id in LineId]: Rating<Requests[Id], Risks[Id], Books[Id], Plans[Id]>;
};

/** How each line that is sold online is underwritten and rated; a line without does not compile. */
export const ratings: Ratings = declaredRatings;
