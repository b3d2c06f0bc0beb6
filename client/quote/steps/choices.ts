import { getList } from "#shared/calls/reference/get-list.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCountries } from "#shared/calls/reference/list-countries.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listVehicleBrands } from "#shared/calls/reference/list-vehicle-brands.ts";
import { listVehicleTypes } from "#shared/calls/reference/list-vehicle-types.ts";
import { listPetBreeds } from "#shared/calls/reference/list-pet-breeds.ts";
import { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import { listPhoneModels } from "#shared/calls/reference/list-phone-models.ts";
import { listBuildings } from "#shared/calls/reference/list-buildings.ts";
import { listNeighborhoods } from "#shared/calls/reference/list-neighborhoods.ts";
import { listStreets } from "#shared/calls/reference/list-streets.ts";
import { listTowns } from "#shared/calls/reference/list-towns.ts";
import { listUavtCodes } from "#shared/calls/reference/list-uavt-codes.ts";
import type { ChoiceList, NamedField } from "#shared/fields/field.ts";
import type { Api } from "#shared/page-request.ts";

export interface Choice {
  readonly id: string;
  readonly name: string;
}
export type Choices = Partial<Record<ChoiceList, readonly Choice[]>>;

type Values = Readonly<Record<string, string>>;

/** Where each list comes from; a list whose other fields are still empty is empty. Runs on both sides. */
const sources: Record<ChoiceList, (api: Pick<Api, "call">, values: Values) => Promise<Choice[]>> = {
  cities: async (api) => {
    const { data } = await api.call(listCities, {});
    return (data?.items ?? []).map(({ id, cityName }) => ({ id, name: cityName }));
  },
  counties: async (api, { cityCode = "" }) => countiesOf(api, cityCode),
  brands: async (api) => toChoices((await api.call(listVehicleBrands, {})).data?.brands),
  "model-years": async (api, { brand = "" }) => {
    if (brand === "") return [];
    const { data } = await api.call(listVehicleBrands, { brandCode: brand });
    return (data?.years ?? []).map((year) => ({ id: year, name: year }));
  },
  models: async (api, { brand = "", modelYear = "" }) => {
    if (brand === "" || modelYear === "") return [];
    const { data } = await api.call(listVehicleBrands, { brandCode: brand, modelYear });
    return toChoices(data?.models);
  },
  "using-types": async (api) => toChoices((await api.call(listVehicleTypes, {})).data?.items),
  "fuel-types": async (api) =>
    toChoices((await api.call(getList, { groupCode: "YAKIT_TIPI" })).data?.items),
  countries: async (api) =>
    ((await api.call(listCountries, {})).data?.items ?? []).map(({ stringKey, stringPair }) => {
      return { id: stringKey, name: stringPair };
    }),
  "pet-breeds": async (api, { species = "" }) => {
    if (species === "") return [];
    return toTitled((await api.call(listPetBreeds, { species })).data?.items);
  },
  "phone-brands": async (api) => toTitled((await api.call(listPhoneBrands, {})).data?.items),
  "phone-models": async (api, { deviceBrand = "" }) => {
    if (deviceBrand === "") return [];
    return toTitled((await api.call(listPhoneModels, { brandId: deviceBrand })).data?.items);
  },
  "home-counties": async (api, { homeCity = "" }) => countiesOf(api, homeCity),
  towns: async (api, { homeCity: cityCode = "", homeCounty: countyId = "" }) => {
    if (cityCode === "" || countyId === "") return [];
    return toChoices((await api.call(listTowns, { cityCode, countyId })).data?.items);
  },
  neighborhoods: async (api, { town: townId = "" }) =>
    townId === "" ? [] : toChoices((await api.call(listNeighborhoods, { townId })).data?.items),
  streets: async (api, { neighborhood: neighborhoodId = "" }) =>
    neighborhoodId === ""
      ? []
      : toChoices((await api.call(listStreets, { neighborhoodId })).data?.items),
  buildings: async (api, { street: roadAndStreetId = "" }) =>
    roadAndStreetId === ""
      ? []
      : toChoices((await api.call(listBuildings, { roadAndStreetId })).data?.items),
  flats: async (api, { buildingNumber: apartmentNumber = "" }) =>
    apartmentNumber === ""
      ? []
      : toChoices((await api.call(listUavtCodes, { apartmentNumber })).data?.items),
  floors: async (api) =>
    toChoices((await api.call(getList, { groupCode: "BULUNDUGU_KAT" })).data?.items),
  "construction-years": async (api) =>
    toChoices((await api.call(getList, { groupCode: "INSA_YILI" })).data?.items),
};

async function countiesOf(api: Pick<Api, "call">, cityCode: string): Promise<Choice[]> {
  if (cityCode === "") return [];
  const { data } = await api.call(listCounties, { cityCode });
  return (data?.items ?? []).map(({ countyName }) => ({ id: countyName, name: countyName }));
}

const toChoices = (items: readonly { id: string; text: string }[] = []): Choice[] =>
  items.map(({ id, text }) => ({ id, name: text }));

const toTitled = (items: readonly { key: string; title: string }[] = []): Choice[] =>
  items.map(({ key, title }) => ({ id: key, name: title }));

/** The lists some fields need, asked for at once. */
export async function loadChoices(
  api: Pick<Api, "call">,
  fields: readonly NamedField[],
  values: Values,
): Promise<Choices> {
  const names = [...new Set(fields.flatMap(({ choices }) => choices ?? []))];
  const lists = await Promise.all(names.map((name) => sources[name](api, values)));
  return Object.fromEntries(names.map((name, index) => [name, lists[index]!]));
}
