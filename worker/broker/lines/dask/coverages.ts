import { excluded, included, upTo } from "../rating/packages.ts";
import { daskSumOf } from "../earthquake/sum-insured.ts";
import { earthquakeIndicators } from "../earthquake/tariff/indicators.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { DaskRisk } from "./risk.ts";

/** What the policy covers, the same at every insurer; `undefined` before the first table. */
export function daskCoverages({ request }: DaskRisk, date: string) {
  const indicators = tariffOn(earthquakeIndicators, date);
  if (indicators === undefined) return undefined;
  return {
    building: upTo(daskSumOf(request.insured[0], indicators)),
    fire: included,
    explosion: included,
    tsunami: included,
    landslide: included,
    contents: excluded,
  };
}
