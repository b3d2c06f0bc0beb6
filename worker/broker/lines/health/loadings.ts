import { tariffOn } from "../../domain/tariff.ts";
import * as item from "../rating/premium-items.ts";
import { tariffSource } from "../rating/premium-step.ts";
import type { HealthBook } from "./book.ts";
import { peopleCopy as copy } from "./copy.ts";
import type { RatedPerson } from "./people.ts";
import { healthLoadings } from "./tariff/loadings.ts";

/** What body mass and declared illnesses put on one person's premium; none before the first table. */
export function bodyLoadings(
  { bmi, declared }: Pick<RatedPerson, "bmi" | "declared">,
  { declaredFactor = 1 }: Pick<HealthBook, "declaredFactor">,
  date: string,
) {
  const table = tariffOn(healthLoadings, date);
  if (table === undefined) return [];
  const byMass = bmi === undefined ? 1 : (table.bodyMass.find(([below]) => bmi < below)?.[1] ?? 1);
  return [
    item.times("boy ve kilo", byMass, tariffSource(copy.ratesSource, table)),
    item.own("bildirilen hastalık", declared.length > 0 ? declaredFactor : 1),
  ];
}
