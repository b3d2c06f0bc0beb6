import * as v from "valibot";
import type { KeptAsset, Relation } from "#shared/calls/account/asset-fields.ts";
import type { AssetId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { formatPlate, PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { petBreeds } from "../registries/pet-breeds.ts";
import type { assetFacts } from "./index/facts.ts";
import { describedCopy as copy } from "./described-copy.ts";
import type { FactsOf } from "./facts.ts";
import type { InsuredHome } from "./home/facts.ts";
import type { InsuredPet } from "./pet/facts.ts";
import type { InsuredVehicle } from "./vehicle/facts.ts";

/** What was bought a policy for, as members keep it. */
export type Bought = Omit<KeptAsset, "assetId" | "policies">;

type Keep<F> = (insured: F) => Bought | undefined;

/** A vehicle that has no plate yet is nothing to find again. */
const vehicle: Keep<InsuredVehicle> = ({ plate, brand, model, modelYear }) =>
  v.is(PlateSchema, plate)
    ? { kind: "vehicle", title: formatPlate(plate), plate, brand, model, modelYear }
    : undefined;

const home: Keep<InsuredHome> = ({ uavtCode, address, districtName }) => {
  if (uavtCode === undefined) return undefined;
  const [neighbourhood = ""] = address.split(",");
  return { kind: "home", title: `${neighbourhood}, ${districtName}`, uavtCode, address };
};

const pet: Keep<InsuredPet> = ({ petName, species, breed, petBirthDate, sex, ...said }) => {
  const key = petBreeds(species)?.find(({ title }) => title === breed)?.key;
  return {
    kind: "pet",
    title: petName,
    petName,
    species,
    ...(key === undefined ? {} : { breed: key }),
    birthdate: petBirthDate,
    petSex: sex,
    isNeutered: said.isNeutered,
    microchip: said.microchip,
  };
};

const relations: Readonly<Record<string, Relation>> = { esi: "es", cocugu: "cocuk" };

type Person = Pick<
  FactsOf<(typeof assetFacts)["insured-person"]>,
  "relation" | "nationalNumber" | "birthDate" | "sex"
>;

/** Somebody else of the family, by what the holder has said of them: their name is the civil registry's to tell. */
const person: Keep<Person> = ({ relation, nationalNumber, birthDate, sex }) => {
  if (relation === "kendisi") return undefined;
  const parent = sex === "kadin" ? "anne" : "baba";
  const own = relation === "ebeveyni" ? parent : (relations[relation] ?? "diger");
  const title = copy.relative[own](birthDate.slice(0, 4));
  return { kind: "person", title, relation: own, nationalNumber, birthdate: birthDate, sex };
};

/** What of each kind of asset is worth keeping; travellers and residents are known by their journeys, dealers' stock is sold. */
const keeps: { readonly [Id in AssetId]?: Keep<FactsOf<(typeof assetFacts)[Id]>> } = {
  vehicle,
  "valued-vehicle": vehicle,
  "used-vehicle": vehicle,
  home,
  pet,
  "insured-person": person,
  "declaring-person": person,
};

/** What a request insures, as its member may keep it. */
export function boughtOf({ productId, insured }: QuoteRequest): readonly Bought[] {
  const keep = keeps[lines[productId].asset.id];
  // The facts are those of the very asset the line insures.
  const all = [...insured] as readonly object[] as readonly never[];
  return keep === undefined ? [] : all.flatMap((one) => keep(one) ?? []);
}
