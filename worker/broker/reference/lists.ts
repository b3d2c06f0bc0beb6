import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getClientInfo } from "#shared/calls/reference/get-client-info.ts";
import type { getFirms } from "#shared/calls/reference/get-firms.ts";
import type { listCountries } from "#shared/calls/reference/list-countries.ts";
import type { listPetBreeds } from "#shared/calls/reference/list-pet-breeds.ts";
import type { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import type { listPhoneModels } from "#shared/calls/reference/list-phone-models.ts";
import { err, ok } from "#shared/result.ts";
import { insurersOfBranch } from "../insurers/registry.ts";
import { countries } from "../registries/countries.ts";
import { petBreeds } from "../registries/pet-breeds.ts";
import { phoneCatalogueBrands, phoneModels } from "../registries/phone-catalogue.ts";
import { unknownChoice } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { referenceCopy } from "./copy.ts";
import type { ReferenceServices } from "./services.ts";

export const answerListCountries: Handler<
  object,
  DataOf<typeof listCountries>,
  ReferenceServices
> = async () =>
  ok({ items: countries().map(({ code, name }) => ({ stringPair: name, stringKey: code })) });

export const answerGetClientInfo: Handler<
  object,
  DataOf<typeof getClientInfo>,
  ReferenceServices
> = async (_input, { services, member, clientIp }) =>
  ok({ ipAddress: clientIp, isMember: member !== undefined, serverTime: services.now() });

export const answerGetFirms: Handler<
  RequestOf<typeof getFirms>,
  DataOf<typeof getFirms>,
  ReferenceServices
> = async ({ branchId }, { services: { insurers } }) => {
  const firms = branchId === undefined ? insurers : insurersOfBranch(insurers, branchId);
  if (firms === undefined) return err(unknownChoice("BranchId", referenceCopy.unknownBranch));
  return ok({
    firms: firms.map(({ firms: [{ id, name, phone, logo }], products }) => {
      return { id, name, phone, logo, branches: [...products] };
    }),
  });
};

export const answerListPetBreeds: Handler<
  RequestOf<typeof listPetBreeds>,
  DataOf<typeof listPetBreeds>,
  ReferenceServices
> = async ({ species }) => {
  const breeds = petBreeds(species);
  if (breeds === undefined) return err(unknownChoice("Species", referenceCopy.unknownSpecies));
  return ok({ items: breeds.map(({ title, key }) => ({ title, key })) });
};

export const answerListPhoneBrands: Handler<
  object,
  DataOf<typeof listPhoneBrands>,
  ReferenceServices
> = async () => ok({ items: phoneCatalogueBrands() });

export const answerListPhoneModels: Handler<
  RequestOf<typeof listPhoneModels>,
  DataOf<typeof listPhoneModels>,
  ReferenceServices
> = async ({ brandId }) => {
  const models = phoneModels(brandId);
  if (models === undefined) return err(unknownChoice("BrandId", referenceCopy.unknownBrand));
  return ok({
    items: models.map(({ title, key, priceKurus, releaseYear }) => {
      return { title, key, priceKurus, releaseYear };
    }),
  });
};
