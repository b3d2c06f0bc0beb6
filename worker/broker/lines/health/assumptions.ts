import type { Holder } from "../../domain/holder.ts";
import { toldProvince } from "../../domain/holder.ts";
import type { HealthBook } from "./book.ts";
import { groupCopy as copy } from "./copy.ts";
import type { RatedPerson } from "./people.ts";

/** What a price for people rests on, in sentences. */
export function peopleAssumptions(
  people: readonly RatedPerson[],
  holder: Holder,
  { declaredFactor = 1 }: Pick<HealthBook, "declaredFactor">,
): string[] {
  const isHealthy = people.every(({ declared }) => declared.length === 0);
  const ofIllness = declaredFactor === 1 ? copy.excluded : copy.loaded;
  return [
    copy.people(people.length),
    isHealthy ? copy.healthy : ofIllness,
    ...(toldProvince(holder) === undefined ? [copy.placeUnknown] : []),
  ];
}
