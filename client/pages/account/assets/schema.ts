import * as v from "valibot";
import type { AssetKind } from "#shared/calls/account/asset-fields.ts";
import {
  assetKinds,
  petSexes,
  relations,
  sexes,
  speciesIds,
} from "#shared/calls/account/asset-fields.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { birthDate } from "#shared/schemas/date.ts";
import { MicrochipSchema } from "#shared/schemas/microchip.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import {
  FirstNameSchema,
  LastNameSchema,
  PersonNameSchema,
} from "#shared/schemas/identity/person-name.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import { optionalField, optionalText, requiredChoice } from "#shared/schemas/required.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import { assetsCopy } from "./copy.ts";

const oldestModelYear = 1950;

/** The year of a model as typed; not older than any that is still insured. `now` is UTC epoch ms. */
const modelYear = (now: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}$/, validationCopy.digitCount(4)),
    v.transform(Number),
    v.minValue(oldestModelYear, validationCopy.numberTooLow(String(oldestModelYear))),
    v.maxValue(
      new Date(now).getUTCFullYear() + 1,
      validationCopy.numberTooHigh(String(new Date(now).getUTCFullYear() + 1)),
    ),
  );

const shared = { assetId: optionalText(100), title: optionalText(60) };

const vehicleSchema = (now: number) =>
  v.object({
    kind: v.literal("vehicle"),
    ...shared,
    plate: PlateSchema,
    brand: optionalText(60),
    model: optionalText(100),
    modelYear: optionalField(modelYear(now)),
  });

const homeSchema = v.pipe(
  v.object({
    kind: v.literal("home"),
    ...shared,
    uavtCode: optionalField(UavtCodeSchema),
    address: optionalText(300),
  }),
  v.forward(
    v.check(
      ({ uavtCode, address }) => Boolean(uavtCode) || address !== "",
      assetsCopy.addressRequired,
    ),
    ["address"],
  ),
);

const personSchema = (now: number) =>
  v.object({
    kind: v.literal("person"),
    ...shared,
    name: FirstNameSchema,
    surname: LastNameSchema,
    relation: requiredChoice(relations, assetsCopy.relationRequired),
    nationalNumber: optionalField(NationalNumberSchema),
    birthDate: optionalField(birthDate(now)),
    sex: optionalField(v.picklist(sexes)),
  });

const petSchema = (now: number) =>
  v.object({
    kind: v.literal("pet"),
    ...shared,
    petName: PersonNameSchema,
    species: requiredChoice(speciesIds, assetsCopy.speciesRequired),
    /** Told by a quote; no form of the account asks for it. */
    breed: optionalText(60),
    birthDate: optionalField(birthDate(now)),
    petSex: optionalField(v.picklist(petSexes)),
    microchip: optionalField(MicrochipSchema),
  });

/** An asset's form, by its kind. `now` is UTC epoch ms. */
export const assetSchemas = {
  vehicle: vehicleSchema,
  home: () => homeSchema,
  person: personSchema,
  pet: petSchema,
} satisfies Record<AssetKind, (now: number) => v.GenericSchema>;

/** The kind a form says it is; a vehicle when it says nothing we know. */
export const kindOf = (form: FormData): AssetKind =>
  assetKinds.find((kind) => kind === form.get("kind")) ?? "vehicle";
