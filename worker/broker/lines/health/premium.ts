import { scale } from "../rating/factors.ts";
import type { RatedPerson } from "./people.ts";
import type { AgeTable, HealthRateTable } from "./tariff/rates.ts";

const atAge = (ages: AgeTable, { age, sex }: RatedPerson): number =>
  ages.find(([upTo]) => age <= upTo)?.[1][sex] ?? 0;

/**
 * What a table asks for somebody, in kuruş, where the holder lives ("01"–"81"); as in the dearest province where no registry
 * has told it: nobody saves by saying another one.
 */
export function agePremium(
  { ages, provinces, otherProvinces }: HealthRateTable,
  person: RatedPerson,
  provinceCode: string | undefined,
): number {
  const factor =
    provinceCode === undefined
      ? Math.max(otherProvinces, ...Object.values(provinces))
      : (provinces[provinceCode] ?? otherProvinces);
  return scale(atAge(ages, person), [factor]);
}
