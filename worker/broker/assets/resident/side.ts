import { resident } from "#shared/assets/resident.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import { countryName } from "../../registries/countries.ts";
import type { AssetSide, Search } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import { registeredPerson } from "../registered-person.ts";
import { residentCopy as copy } from "./copy.ts";
import type { InsuredResident, residentFacts as facts } from "./facts.ts";
import { residentFacts } from "./facts.ts";
import type { AssetServices } from "../services.ts";

const { residentNationality, residentBirthDate, sex } = resident.fields;

/**
 * A foreign resident by number is born when the civil registry says, and of its sex: another one is refused at the field. What is
 * said stands in for a silent registry, and is provisional: the date may have been told before, the sex not. Of a passport nobody can
 * be asked.
 */
async function confirmed(
  insured: InsuredResident,
  search: Search,
  services: AssetServices,
): Promise<Result<FoundAsset<typeof facts>, Failure>> {
  const { nationalNumber, birthDate: told } = search.holder;
  if (nationalNumber === undefined) return ok({ insured, provisional: [] });
  const said = { nationalNumber, birthDate: insured.birthDate, sex: insured.sex };
  const known = await registeredPerson(said, search, services);
  if (!known.ok) {
    if (known.reason.kind !== "identity-mismatch") return known;
    // The date the registry has told is not asked again.
    const { wire } = told === undefined ? residentBirthDate : sex;
    return err(invalidField(wire, copy.differs));
  }
  return known.value === "silent"
    ? ok({ insured, provisional: ["insured"] })
    : ok({ insured, provisional: [], holder: known.value });
}

/** A foreign resident: nationality and birth date are those of the passport they are known by. */
export const residentSide: AssetSide<typeof resident, typeof residentFacts> = {
  asset: resident,
  heading: copy.heading,
  facts: residentFacts,
  errorsOf: ({ residentNationality: code }) =>
    code !== undefined && countryName(code) === undefined
      ? { [residentNationality.wire]: [copy.unknownCountry] }
      : {},
  async find(values, search, services) {
    const { holder } = search;
    const { fatherName } = values;
    const code = holder.passport?.nationality ?? values.residentNationality;
    const birthDate = holder.birthDate ?? values.residentBirthDate;
    if (code === undefined) {
      return err(invalidField(residentNationality.wire, validationCopy.required));
    }
    if (birthDate === undefined) {
      return err(invalidField(residentBirthDate.wire, validationCopy.birthDateRequired));
    }
    const nationality = countryName(code) ?? code;
    return confirmed({ nationality, fatherName, birthDate, sex: values.sex }, search, services);
  },
  findAgain: confirmed,
  subjectOf: () => copy.subject,
  describe: () => copy.what,
  spoken: () => copy.spoken,
};
