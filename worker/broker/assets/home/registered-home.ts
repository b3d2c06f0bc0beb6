import { addressLine } from "#shared/format/address-line.ts";
import type { RegisteredHome } from "../../registries/home-registry.ts";
import type { StatedHome } from "./stated-home.ts";
import { storeyBandOf } from "./construction.ts";
import type { InsuredHome } from "./facts.ts";

/** A registered home as it is priced, without what only its owner can say. */
export const factsOf = (known: RegisteredHome): StatedHome => ({
  address: addressLine(known),
  provinceCode: known.provinceCode,
  districtName: known.districtName,
  isVillage: known.isVillage,
  construction: known.isConcrete ? "betonarme" : "diger",
  constructionYear: known.constructionYear,
  storeys: storeyBandOf(known.storeys),
  areaM2: known.areaM2,
});

/**
 * The last day of the home's earthquake policy: the one registered, for whoever knows its number, or one sold here, whichever
 * ends later.
 */
export function daskEndOf(
  known: RegisteredHome | undefined,
  policyNumber: string | undefined,
  soldEnd: string | undefined,
): Pick<InsuredHome, "daskPolicyEnd"> {
  const { dask } = known ?? {};
  const ownEnd = dask !== undefined && dask.policyNumber === policyNumber ? dask.end : undefined;
  const end = [ownEnd, soldEnd]
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1);
  return end === undefined ? {} : { daskPolicyEnd: end };
}
