import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { describeAddress } from "#shared/calls/describe-address.ts";
import type { listBuildings } from "#shared/calls/list-buildings.ts";
import type { listNeighborhoods } from "#shared/calls/list-neighborhoods.ts";
import type { listStreets } from "#shared/calls/list-streets.ts";
import type { listTowns } from "#shared/calls/list-towns.ts";
import type { listUavtCodes } from "#shared/calls/list-uavt-codes.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Place } from "../../registries/address-registry.ts";
import type { Failure } from "../failure.ts";
import type { Handler } from "../handler.ts";
import { addressLine } from "./address-line.ts";

const registryTimeoutMs = 15_000;

/** Asks the registry; one that is down is a refusal, not an empty list. */
export async function fromRegistry<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, Failure>> {
  try {
    return ok(await ask(AbortSignal.timeout(registryTimeoutMs)));
  } catch {
    return err({ kind: "addresses-unavailable" });
  }
}

async function items(ask: (signal: AbortSignal) => Promise<Place[]>) {
  const places = await fromRegistry(ask);
  return places.ok
    ? ok({ items: places.value.map(({ id, name }) => ({ text: name, id })) })
    : places;
}

export const answerListTowns: Handler<RequestOf<typeof listTowns>, DataOf<typeof listTowns>> = (
  { cityCode, countyId },
  { services },
) => items((signal) => services.addresses.towns(cityCode, countyId, signal));

export const answerListNeighborhoods: Handler<
  RequestOf<typeof listNeighborhoods>,
  DataOf<typeof listNeighborhoods>
> = ({ townId }, { services }) =>
  items((signal) => services.addresses.neighbourhoods(townId, signal));

export const answerListStreets: Handler<
  RequestOf<typeof listStreets>,
  DataOf<typeof listStreets>
> = ({ neighborhoodId }, { services }) =>
  items((signal) => services.addresses.streets(neighborhoodId, signal));

export const answerListBuildings: Handler<
  RequestOf<typeof listBuildings>,
  DataOf<typeof listBuildings>
> = ({ roadAndStreetId }, { services }) =>
  items((signal) => services.addresses.buildings(roadAndStreetId, signal));

export const answerListUavtCodes: Handler<
  RequestOf<typeof listUavtCodes>,
  DataOf<typeof listUavtCodes>
> = ({ apartmentNumber }, { services }) =>
  items((signal) => services.addresses.flats(apartmentNumber, signal));

export const answerDescribeAddress: Handler<
  RequestOf<typeof describeAddress>,
  DataOf<typeof describeAddress>
> = async ({ uavtCode }, { services }) => {
  const found = await fromRegistry((signal) => services.addresses.describe(uavtCode, signal));
  if (!found.ok) return found;
  const address = found.value;
  if (address === undefined) return err({ kind: "address-not-found" });
  return ok({
    uavtCode,
    address: addressLine(address),
    cityCode: address.provinceCode,
    city: address.provinceName,
    countyId: address.districtName,
    county: address.districtName,
    town: address.town,
    neighborhood: address.neighbourhood,
    roadAndStreet: address.street,
    buildingNumber: address.building,
    flatNumber: address.flat,
  });
};
