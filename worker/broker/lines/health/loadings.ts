import type { Factor } from "../premium-step.ts";
import { ownTariff, tariffSource } from "../premium-step.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { HealthBook } from "./book.ts";
import { peopleCopy as copy } from "./copy.ts";
import type { RatedPerson } from "./people.ts";
import { healthLoadings } from "./tariff/loadings.ts";

/** What body mass and declared illnesses put on one person's premium; none before the first table. */
export function bodyLoadings(
  { bmi, declared }: Pick<RatedPerson, "bmi" | "declared">,
  { declaredFactor = 1 }: Pick<HealthBook, "declaredFactor">,
  date: string,
): readonly Factor[] {
  const table = tariffOn(healthLoadings, date);
  if (table === undefined) return [];
  const byMass = bmi === undefined ? 1 : (table.bodyMass.find(([below]) => bmi < below)?.[1] ?? 1);
  return [
    { label: copy.bodyMass, source: tariffSource(copy.ratesSource, table), factor: byMass },
    {
      label: copy.declared,
      source: ownTariff,
      factor: declared.length > 0 ? declaredFactor : 1,
    },
  ];
}
