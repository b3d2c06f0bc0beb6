import * as v from "valibot";
import type { AssetKind } from "#shared/calls/account/asset-fields.ts";
import { petSexes, relations, sexes, speciesIds } from "#shared/calls/account/asset-fields.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import type { saveAsset } from "#shared/calls/account/save-asset.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { identityKind } from "#shared/schemas/identity/identity-number.ts";
import {
  FirstNameSchema,
  LastNameSchema,
  PersonNameSchema,
} from "#shared/schemas/identity/person-name.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import type { Asset } from "../member/asset-repository.ts";
import { memberCopy } from "./copy.ts";

type Input = RequestOf<typeof saveAsset>;
type Errors = Record<string, string[]>;
type Content = Omit<Asset, "assetId" | "kind" | "policies">;

const maxTitle = 60;
const maxAddress = 300;
const firstBirthday = "1900-01-01";

/** Text that may be left out, of at most `max` characters. */
const upTo = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, validationCopy.tooLong(max))));

const Title = upTo(maxTitle);

const VehicleSchema = v.object({
  Title,
  Plate: v.string(validationCopy.plateRequired),
  Brand: upTo(60),
  Model: upTo(100),
  ModelYear: v.optional(v.number()),
});

const HomeSchema = v.pipe(
  v.object({ Title, UavtCode: v.optional(v.string()), Address: upTo(maxAddress) }),
  v.forward(
    v.check(
      ({ UavtCode = "", Address = "" }) => UavtCode !== "" || Address !== "",
      memberCopy.addressOrCode,
    ),
    ["Address"],
  ),
);

const personSchema = (today: string) =>
  v.object({
    Title,
    Name: FirstNameSchema,
    Surname: LastNameSchema,
    NationalNumber: v.optional(
      v.pipe(
        v.string(),
        v.check((number) => identityKind(number) === "person", validationCopy.nationalNumberLength),
      ),
    ),
    Birthdate: v.optional(
      v.pipe(
        v.string(),
        v.minValue(firstBirthday, validationCopy.birthDateInvalid),
        v.maxValue(today, validationCopy.birthDateInvalid),
      ),
    ),
    Relation: v.picklist(relations, memberCopy.relationRequired),
    Gender: v.optional(v.picklist(sexes)),
  });

const petSchema = (today: string) =>
  v.object({
    Title,
    PetName: PersonNameSchema,
    Species: v.picklist(speciesIds, memberCopy.speciesRequired),
    Breed: upTo(60),
    Birthdate: v.optional(v.pipe(v.string(), v.maxValue(today, validationCopy.birthDateInvalid))),
    PetSex: v.optional(v.picklist(petSexes)),
    IsNeutered: v.optional(v.boolean()),
    MicrochipNo: v.optional(v.string()),
  });

/** A field that is there, under its name. */
const field = <K extends string, T>(name: K, value: T | undefined) =>
  (value === undefined || value === "" ? {} : { [name]: value }) as { readonly [N in K]?: T };

function readVehicle(wire: object): Result<Content, Errors> {
  const read = parseWire(VehicleSchema, wire);
  if (!read.ok) return read;
  const { Title: title, Plate: plate, Brand, Model, ModelYear } = read.value;
  return ok({
    title: title || formatPlate(plate),
    plate,
    ...field("brand", Brand),
    ...field("model", Model),
    ...field("modelYear", ModelYear),
  });
}

function readHome(wire: object): Result<Content, Errors> {
  const read = parseWire(HomeSchema, wire);
  if (!read.ok) return read;
  const { Title: title, UavtCode, Address } = read.value;
  return ok({
    title: title || memberCopy.homeTitle,
    ...field("uavtCode", UavtCode),
    ...field("address", Address),
  });
}

function readPerson(wire: object, today: string): Result<Content, Errors> {
  const read = parseWire(personSchema(today), wire);
  if (!read.ok) return read;
  const { Title: title, Name: name, Surname: surname, Relation: relation } = read.value;
  return ok({
    title: title || `${name} ${surname}`,
    name,
    surname,
    relation,
    ...field("nationalNumber", read.value.NationalNumber),
    ...field("birthdate", read.value.Birthdate),
    ...field("sex", read.value.Gender),
  });
}

function readPet(wire: object, today: string): Result<Content, Errors> {
  const read = parseWire(petSchema(today), wire);
  if (!read.ok) return read;
  const { Title: title, PetName: petName, Species: species, Breed, Birthdate } = read.value;
  return ok({
    title: title || petName,
    petName,
    species,
    ...field("breed", Breed),
    ...field("birthdate", Birthdate),
    ...field("petSex", read.value.PetSex),
    ...field("isNeutered", read.value.IsNeutered),
    ...field("microchip", read.value.MicrochipNo),
  });
}

const readers: Readonly<
  Record<AssetKind, (wire: object, today: string) => Result<Content, Errors>>
> = { vehicle: readVehicle, home: readHome, person: readPerson, pet: readPet };

/** What a kind of asset keeps of what was sent; the fields of other kinds are dropped. Errors are by wire name. */
export function readAsset(input: Input, now: number): Result<Content, Errors> {
  const wire = {
    Title: input.title,
    Plate: input.plate,
    Brand: input.brand,
    Model: input.model,
    ModelYear: input.modelYear,
    UavtCode: input.uavtCode,
    Address: input.address,
    Name: input.name,
    Surname: input.surname,
    NationalNumber: input.nationalNumber,
    Birthdate: input.birthdate,
    Relation: input.relation,
    Gender: input.sex,
    PetName: input.petName,
    Species: input.species,
    Breed: input.breed,
    PetSex: input.petSex,
    IsNeutered: input.isNeutered,
    MicrochipNo: input.microchip,
  };
  return readers[input.kind](wire, todayInIstanbul(now));
}
