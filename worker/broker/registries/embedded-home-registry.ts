import { pick, seedOf } from "../domain/seed.ts";
import type { AddressRegistry } from "./addresses/address-registry.ts";
import { isVillageName } from "./addresses/generated-streets.ts";
import type { HomeRegistry, RegisteredHome } from "./home-registry.ts";
import { lastPolicyEnd } from "./policy-history.ts";

const oldest = 1968;
/** More of them after the earthquake of 1999, as the census of buildings has it. */
const years = [oldest, 1985, 1994, 2001, 2008, 2014] as const;
const storeysOf = [2, 3, 4, 5, 5, 6, 8, 10, 12, 20] as const;
const areas = [65, 80, 90, 100, 110, 120, 135, 150, 180] as const;

/** All flats of a building are as old and as high; seven digits are the street, the rest tells buildings apart. */
const buildingOf = (uavtCode: string, flatsPerBuilding = 40): string =>
  `${uavtCode.slice(0, 7)}/${Math.floor(Number(uavtCode.slice(7)) / flatsPerBuilding)}`;

function constructionOf(uavtCode: string, isVillage: boolean, thisYear: number) {
  const building = buildingOf(uavtCode);
  const built = pick(years, seedOf("built", building)) + (seedOf("year", building) % 9);
  return {
    isConcrete: seedOf("style", building) % (isVillage ? 3 : 12) > 0,
    constructionYear: Math.min(thisYear, built),
    storeys: isVillage ? 1 : pick(storeysOf, seedOf("storeys", building)),
    areaM2: pick(areas, seedOf("area", uavtCode)),
  };
}

/** The number of a home's earthquake policy: ten digits, always the same. */
function daskOf(uavtCode: string, today: string): Pick<RegisteredHome, "dask"> {
  const end = lastPolicyEnd(`dask ${uavtCode}`, today);
  if (end === undefined) return {};
  const serial = String(seedOf("dask policy", uavtCode) % 1_000_000_000).padStart(9, "0");
  return { dask: { policyNumber: `1${serial}`, end } };
}

/**
 * Homes whose addresses are those of `addresses`; building and policy follow from the code alone, so the same home is
 * always the same.
 *
 * @param wait called before every answer; rejects while the registry is out of order
 */
export function createEmbeddedHomeRegistry(
  addresses: Pick<AddressRegistry, "describe">,
  wait: (signal: AbortSignal) => Promise<void>,
): HomeRegistry {
  return {
    async find({ uavtCode, today }, signal) {
      await wait(signal);
      const address = await addresses.describe(uavtCode, signal);
      if (address === undefined) return undefined;
      const isVillage = isVillageName(address.neighbourhood);
      const construction = constructionOf(uavtCode, isVillage, Number(today.slice(0, 4)));
      return { ...address, isVillage, ...construction, ...daskOf(uavtCode, today) };
    },
  };
}
