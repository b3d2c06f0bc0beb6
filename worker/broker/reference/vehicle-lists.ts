import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getList } from "#shared/calls/reference/get-list.ts";
import type { listCities } from "#shared/calls/reference/list-cities.ts";
import type { listCounties } from "#shared/calls/reference/list-counties.ts";
import type { listFirms } from "#shared/calls/reference/list-firms.ts";
import type { listVehicleBrands } from "#shared/calls/reference/list-vehicle-brands.ts";
import type { listVehicleTypes } from "#shared/calls/reference/list-vehicle-types.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import { vehicleUsages } from "../assets/vehicle/vehicle-usage.ts";
import { insurersOfBranch } from "../insurers/registry.ts";
import { districtCode, districts, provinceName, provinces } from "../registries/places.ts";
import {
  brandModels,
  brandYears,
  catalogueBrands,
  modelsOfYear,
} from "../registries/vehicle-catalogue.ts";
import { invalidField, unknownChoice } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { readList } from "./list-items.ts";
import { referenceCopy } from "./copy.ts";
import type { ReferenceServices } from "./services.ts";

export const answerListCities: Handler<
  object,
  DataOf<typeof listCities>,
  ReferenceServices
> = async () => ok({ items: provinces().map(({ code, name }) => ({ cityName: name, id: code })) });

export const answerListCounties: Handler<
  RequestOf<typeof listCounties>,
  DataOf<typeof listCounties>,
  ReferenceServices
> = async ({ cityCode }) =>
  provinceName(cityCode) === undefined
    ? err(unknownChoice("CityCode", referenceCopy.unknownProvince))
    : ok({
        items: districts(cityCode).map((name) => ({
          countyName: name,
          countyCode: districtCode(cityCode, name),
        })),
      });

export const answerListFirms: Handler<
  RequestOf<typeof listFirms>,
  DataOf<typeof listFirms>,
  ReferenceServices
> = async ({ branchId }, { services }) => {
  const firms = insurersOfBranch(services.insurers, branchId);
  if (firms === undefined) return err(unknownChoice("BranchId", referenceCopy.unknownBranch));
  return ok({ firms: firms.map(({ id, name }) => ({ id, name })) });
};

export const answerListVehicleBrands: Handler<
  RequestOf<typeof listVehicleBrands>,
  DataOf<typeof listVehicleBrands>,
  ReferenceServices
> = async ({ brandCode, modelYear }) => {
  const brands = catalogueBrands().map(({ code, name }) => ({ text: name, id: code }));
  if (brandCode === undefined) {
    return modelYear === undefined
      ? ok({ brands, models: [], years: [] })
      : err(invalidField("ModelYear", referenceCopy.brandFirst));
  }
  if (!brands.some(({ id }) => id === brandCode)) {
    return err(unknownChoice("BrandCode", referenceCopy.unknownBrand));
  }
  const years = brandYears(brandCode).map(String);
  if (modelYear !== undefined && !years.includes(modelYear)) {
    return err(unknownChoice("ModelYear", referenceCopy.unknownModelYear));
  }
  const models =
    modelYear === undefined ? brandModels(brandCode) : modelsOfYear(brandCode, Number(modelYear));
  return ok({
    brands,
    models: models.map(({ model, code }) => ({ text: model, id: code })),
    years,
  });
};

export const answerListVehicleTypes: Handler<
  object,
  DataOf<typeof listVehicleTypes>,
  ReferenceServices
> = async () => ok({ items: vehicleUsages.map(({ id, label }) => ({ text: label, id })) });

export const answerGetList: Handler<
  RequestOf<typeof getList>,
  DataOf<typeof getList>,
  ReferenceServices
> = async (input, { services }) => {
  const items = readList(input, todayInIstanbul(services.now()));
  return items.ok ? ok({ items: items.value }) : items;
};
