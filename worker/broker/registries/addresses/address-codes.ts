import { buildingCount, flatCount, flatsPerBuilding, streetsOf } from "./generated-streets.ts";
import type { Neighbourhood } from "./neighbourhoods.ts";

// Neighbourhood (5 digits) + street (2) + building and flat (3) = ten digits. Counting neighbourhoods from 10000 keeps
// leading zeros away.
const firstNeighbourhood = 10_000;

export interface StreetAt {
  readonly id: string;
  readonly name: string;
  readonly neighbourhood: Neighbourhood;
}

export interface BuildingAt {
  readonly id: string;
  /** From 0; the door number is one more. */
  readonly index: number;
  readonly street: StreetAt;
}

export interface FlatAt {
  readonly uavtCode: string;
  readonly index: number;
  readonly building: BuildingAt;
}

export const neighbourhoodId = ({ number }: Neighbourhood): string =>
  String(firstNeighbourhood + number);

/** Position of the neighbourhood that an id or code of any step begins with; negative for nonsense. */
export const neighbourhoodNumber = (id: string): number =>
  /^\d{5,10}$/.test(id) ? Number(id.slice(0, 5)) - firstNeighbourhood : -1;

const digits = (value: number, length: number): string => String(value).padStart(length, "0");

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Streets of a neighbourhood in the order of their numbers. */
export function streetsIn(neighbourhood: Neighbourhood): StreetAt[] {
  const prefix = neighbourhoodId(neighbourhood);
  return streetsOf(neighbourhood).map((name, index) => ({
    id: `${prefix}${digits(index, 2)}`,
    name,
    neighbourhood,
  }));
}

/** Buildings of a street by door number. */
export const buildingsIn = (street: StreetAt): BuildingAt[] =>
  range(buildingCount(street.id)).map((index) => ({
    id: `${street.id}${digits(index, 2)}`,
    index,
    street,
  }));

/** Flats of a building by door number. */
export function flatsIn(building: BuildingAt): FlatAt[] {
  const { street, index: place, id } = building;
  return range(flatCount(street.neighbourhood, id)).map((index) => ({
    uavtCode: `${street.id}${digits(place * flatsPerBuilding + index, 3)}`,
    index,
    building,
  }));
}

/** The street of an id, in its neighbourhood; `undefined` for an unknown one. */
export const streetAt = (neighbourhood: Neighbourhood, id: string): StreetAt | undefined =>
  streetsIn(neighbourhood).find((street) => street.id === id);

/** The flat a code belongs to; `undefined` when no building has it. */
export function flatAt(neighbourhood: Neighbourhood, uavtCode: string): FlatAt | undefined {
  const street = streetAt(neighbourhood, uavtCode.slice(0, 7));
  const building =
    street && buildingsIn(street)[Math.floor(Number(uavtCode.slice(7)) / flatsPerBuilding)];
  return building && flatsIn(building).find((flat) => flat.uavtCode === uavtCode);
}
