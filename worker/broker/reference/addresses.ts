import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { describeAddress } from "#shared/calls/reference/describe-address.ts";
import type { listBuildings } from "#shared/calls/reference/list-buildings.ts";
import type { listNeighborhoods } from "#shared/calls/reference/list-neighborhoods.ts";
import type { listStreets } from "#shared/calls/reference/list-streets.ts";
import type { listTowns } from "#shared/calls/reference/list-towns.ts";
import type { listUavtCodes } from "#shared/calls/reference/list-uavt-codes.ts";
import type { searchAddresses } from "#shared/calls/reference/search-addresses.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Place } from "../registries/addresses/address-registry.ts";
import { provinceName } from "../registries/places.ts";
import type { Failure } from "../api/failure.ts";
import { unknownChoice } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { addressLine } from "#shared/format/address-line.ts";
import { referenceCopy } from "./copy.ts";
import { registryWaitMs } from "../registries/registry-wait.ts";
import type { ReferenceServices } from "./services.ts";

/** Asks the registry; one that is down is a refusal, not an empty list. */
export async function fromRegistry<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, Failure>> {
  try {
    return ok(await ask(AbortSignal.timeout(registryWaitMs)));
  } catch {
    return err({ kind: "addresses-unavailable" });
  }
}

/** The places below another. Every place has some, so none means that nobody knows the one that was named. */
async function items(
  ask: (signal: AbortSignal) => Promise<Place[]>,
  wireName: string,
  unknown: string,
) {
  const places = await fromRegistry(ask);
  if (!places.ok) return places;
  if (places.value.length === 0) return err(unknownChoice(wireName, unknown));
  return ok({ items: places.value.map(({ id, name }) => ({ text: name, id })) });
}

export const answerListTowns: Handler<
  RequestOf<typeof listTowns>,
  DataOf<typeof listTowns>,
  ReferenceServices
> = async ({ cityCode, countyId }, { services }) =>
  provinceName(cityCode) === undefined
    ? err(unknownChoice("CityCode", referenceCopy.unknownProvince))
    : items(
        (signal) => services.addresses.towns(cityCode, countyId, signal),
        "CountyId",
        referenceCopy.unknownDistrict,
      );

export const answerListNeighborhoods: Handler<
  RequestOf<typeof listNeighborhoods>,
  DataOf<typeof listNeighborhoods>,
  ReferenceServices
> = ({ townId }, { services }) =>
  items(
    (signal) => services.addresses.neighbourhoods(townId, signal),
    "TownId",
    referenceCopy.unknownTown,
  );

export const answerListStreets: Handler<
  RequestOf<typeof listStreets>,
  DataOf<typeof listStreets>,
  ReferenceServices
> = ({ neighborhoodId }, { services }) =>
  items(
    (signal) => services.addresses.streets(neighborhoodId, signal),
    "NeighborhoodId",
    referenceCopy.unknownNeighbourhood,
  );

export const answerListBuildings: Handler<
  RequestOf<typeof listBuildings>,
  DataOf<typeof listBuildings>,
  ReferenceServices
> = ({ roadAndStreetId }, { services }) =>
  items(
    (signal) => services.addresses.buildings(roadAndStreetId, signal),
    "RoadAndStreetId",
    referenceCopy.unknownStreet,
  );

export const answerListUavtCodes: Handler<
  RequestOf<typeof listUavtCodes>,
  DataOf<typeof listUavtCodes>,
  ReferenceServices
> = ({ apartmentNumber }, { services }) =>
  items(
    (signal) => services.addresses.flats(apartmentNumber, signal),
    "ApartmentNumber",
    referenceCopy.unknownBuilding,
  );

export const answerDescribeAddress: Handler<
  RequestOf<typeof describeAddress>,
  DataOf<typeof describeAddress>,
  ReferenceServices
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

export const answerSearchAddresses: Handler<
  RequestOf<typeof searchAddresses>,
  DataOf<typeof searchAddresses>,
  ReferenceServices
> = async ({ keyword }, { services }) => {
  const found = await fromRegistry((signal) => services.addresses.search(keyword, signal));
  if (!found.ok) return found;
  return ok({
    places: found.value.map((place) => ({
      text: addressLine(place),
      cityCode: place.provinceCode,
      countyId: place.districtName,
      townId: place.townId,
      neighborhoodId: place.neighbourhoodId,
      roadAndStreetId: place.streetId,
      apartmentNumber: place.buildingId,
      uavtCode: place.uavtCode,
    })),
  });
};
