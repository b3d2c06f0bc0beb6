import { addressLine } from "../../registries/address-line.ts";
import type { RegisteredHome } from "../../registries/home-registry.ts";
import type { ClaimedHome } from "./claimed-home.ts";
import { storeyBandOf } from "./construction.ts";
import type { InsuredHome } from "./facts.ts";

/** A registered home as it is priced, without what only its owner can say. */
export const factsOf = (known: RegisteredHome): ClaimedHome => ({
  address: addressLine(known),
  provinceCode: known.provinceCode,
  districtName: known.districtName,
  isVillage: known.isVillage,
  construction: known.isConcrete ? "betonarme" : "diger",
  constructionYear: known.constructionYear,
  storeys: storeyBandOf(known.storeys),
  areaM2: known.areaM2,
});

/** The last day of the home's own earthquake policy, for whoever knows its number. */
export function daskEndOf(
  { dask }: RegisteredHome,
  policyNumber: string | undefined,
): Pick<InsuredHome, "daskPolicyEnd"> {
  const isOwn = dask !== undefined && dask.policyNumber === policyNumber;
  return isOwn ? { daskPolicyEnd: dask.end } : {};
}
