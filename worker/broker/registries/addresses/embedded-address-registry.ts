import { seedOf } from "../../domain/seed.ts";
import {
  buildingsIn,
  flatAt,
  flatsIn,
  neighbourhoodId,
  neighbourhoodNumber,
  streetAt,
  streetsIn,
} from "./address-codes.ts";
import type { FlatAt } from "./address-codes.ts";
import { doorNumber, townId } from "./address-names.ts";
import type {
  AddressRegistry,
  FoundPlace,
  HomeAnswer,
  Place,
  RegisteredAddress,
  ResidentQuery,
} from "./address-registry.ts";
import type { Neighbourhood } from "./neighbourhoods.ts";
import type { PersonRegistry } from "../person-registry.ts";
import { searchAddresses } from "./address-search.ts";
import { bornOn } from "../embedded-person-registry.ts";
import { provinceName } from "../places.ts";

const places = () => import("./neighbourhoods.ts");

async function neighbourhoodAt(id: string): Promise<Neighbourhood | undefined> {
  return (await places()).neighbourhoodOf(neighbourhoodNumber(id));
}

const byName = (list: readonly Place[]): Place[] => {
  const collator = new Intl.Collator("tr", { numeric: true });
  return list.toSorted((one, other) => collator.compare(one.name, other.name));
};

function describeFlat({ uavtCode, index, building }: FlatAt): RegisteredAddress {
  const { name: street, neighbourhood } = building.street;
  const { provinceCode, district, town, name } = neighbourhood;
  return {
    uavtCode,
    provinceCode,
    provinceName: provinceName(provinceCode) ?? provinceCode,
    districtName: district,
    town,
    neighbourhood: name,
    street,
    building: doorNumber(building.index),
    flat: doorNumber(index),
  };
}

async function flatOf(uavtCode: string): Promise<FlatAt | undefined> {
  const neighbourhood = await neighbourhoodAt(uavtCode);
  return neighbourhood && flatAt(neighbourhood, uavtCode);
}

/** A flat with the ids of the steps that lead to it. */
const placeOf = (flat: FlatAt): FoundPlace => ({
  ...describeFlat(flat),
  townId: townId(flat.building.street.neighbourhood),
  neighbourhoodId: neighbourhoodId(flat.building.street.neighbourhood),
  streetId: flat.building.street.id,
  buildingId: flat.building.id,
});

/** The dwelling somebody's number stands for in a district: always the same one. */
async function dwellingOf(
  nationalNumber: string,
  provinceCode: string,
  district: string,
): Promise<FlatAt | undefined> {
  const draw = <T>(list: readonly T[], part: string): T | undefined =>
    list[seedOf(part, nationalNumber) % list.length];
  const { neighbourhoodsOf } = await places();
  const neighbourhood = draw(neighbourhoodsOf(provinceCode, district), "home neighbourhood");
  const street = neighbourhood && draw(streetsIn(neighbourhood), "home street");
  const building = street && draw(buildingsIn(street), "home building");
  return building && draw(flatsIn(building), "home flat");
}

async function homeOf(
  { nationalNumber, birthDate }: ResidentQuery,
  people: PersonRegistry,
  signal: AbortSignal,
): Promise<HomeAnswer> {
  const isCitizen = nationalNumber.length === 11 && !nationalNumber.startsWith("99");
  if (!isCitizen) return { kind: "not-found" };
  const answer = await people.find({ nationalNumber, birthDate }, signal);
  if (answer.kind === "unavailable") return { kind: "unavailable" };
  // The embedded person registry believes every date; by that alone anybody could ask where anybody lives.
  if (answer.kind !== "found" || birthDate !== bornOn(nationalNumber)) return { kind: "not-found" };
  const { provinceCode, districtName } = answer.person;
  const home = await dwellingOf(nationalNumber, provinceCode, districtName);
  return home === undefined ? { kind: "not-found" } : { kind: "found", uavtCode: home.uavtCode };
}

/**
 * An address database with the country's real provinces, districts and neighbourhoods; streets, buildings and flats are
 * made up, always the same ones. It keeps nothing: an id or code holds its place, so a code can be turned back into its
 * address by itself. People live in the district where `people` knows them.
 *
 * @param wait called before every list and description; rejects while the registry is out of order
 */
export function createEmbeddedAddressRegistry(
  people: PersonRegistry,
  wait: (signal: AbortSignal) => Promise<void> = async () => {},
): AddressRegistry {
  return {
    async towns(provinceCode, districtName, signal) {
      await wait(signal);
      const all = (await places()).neighbourhoodsOf(provinceCode, districtName);
      const towns = new Map(all.map((each) => [townId(each), each.town]));
      return byName([...towns].map(([id, name]) => ({ id, name })));
    },
    async neighbourhoods(id, signal) {
      await wait(signal);
      const [provinceCode = "", district = ""] = id.split("/");
      const all = (await places()).neighbourhoodsOf(provinceCode, district);
      const local = all.filter((each) => townId(each) === id);
      return byName(local.map((each) => ({ id: neighbourhoodId(each), name: each.name })));
    },
    async streets(id, signal) {
      await wait(signal);
      const neighbourhood = id.length === 5 ? await neighbourhoodAt(id) : undefined;
      return neighbourhood === undefined
        ? []
        : byName(
            streetsIn(neighbourhood).map(({ id: streetId, name }) => ({ id: streetId, name })),
          );
    },
    async buildings(id, signal) {
      await wait(signal);
      const neighbourhood = await neighbourhoodAt(id);
      const street = neighbourhood && streetAt(neighbourhood, id);
      const found = street === undefined ? [] : buildingsIn(street);
      return found.map((building) => ({ id: building.id, name: doorNumber(building.index) }));
    },
    async flats(id, signal) {
      await wait(signal);
      const neighbourhood = await neighbourhoodAt(id);
      const street = neighbourhood && streetAt(neighbourhood, id.slice(0, 7));
      const building = street && buildingsIn(street).find((each) => each.id === id);
      const found = building === undefined ? [] : flatsIn(building);
      return found.map(({ uavtCode, index }) => ({ id: uavtCode, name: doorNumber(index) }));
    },
    async search(words, signal) {
      await wait(signal);
      const code = words.trim();
      const flat = /^\d{10}$/.test(code) ? await flatOf(code) : undefined;
      return flat === undefined ? searchAddresses(words) : [placeOf(flat)];
    },
    async describe(uavtCode, signal) {
      await wait(signal);
      const flat = await flatOf(uavtCode);
      return flat && describeFlat(flat);
    },
    homeOf: (resident, signal) => homeOf(resident, people, signal),
  };
}
