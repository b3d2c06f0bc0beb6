import { inLira } from "#shared/format/money.ts";
import type { CoverValue } from "../offer.ts";
import { daskSumOf } from "../earthquake/sum-insured.ts";
import { earthquakeIndicators } from "../earthquake/tariff/indicators.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { DaskRisk } from "./risk.ts";

const included: CoverValue = { kind: "included" };

/** What the policy covers, the same at every insurer; `undefined` before the first table. */
export function daskCoverages({ request }: DaskRisk, date: string) {
  const indicators = tariffOn(earthquakeIndicators, date);
  if (indicators === undefined) return undefined;
  const amount = inLira(daskSumOf(request.insured[0], indicators));
  const building: CoverValue = { kind: "amount", money: amount };
  const contents: CoverValue = { kind: "excluded" };
  return {
    building,
    fire: included,
    explosion: included,
    tsunami: included,
    landslide: included,
    contents,
  };
}
