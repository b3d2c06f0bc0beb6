import { resident } from "#shared/assets/resident.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { invalidField } from "../../api/failure.ts";
import { countryName } from "../../registries/countries.ts";
import type { AssetSide } from "../asset-side.ts";
import { residentCopy as copy } from "./copy.ts";
import { residentFacts } from "./facts.ts";

const { residentNationality, residentBirthDate } = resident.fields;

/**
 * A foreign resident: nationality and birth date are those of the passport they are known by; of a number the birth date is
 * the civil registry's, and what they say only where that is silent.
 */
export const residentSide: AssetSide<typeof resident, typeof residentFacts> = {
  asset: resident,
  heading: copy.heading,
  facts: residentFacts,
  errorsOf: ({ residentNationality: code }) =>
    code !== undefined && countryName(code) === undefined
      ? { [residentNationality.wire]: [copy.unknownCountry] }
      : {},
  async find({ residentNationality: said, residentBirthDate: born, fatherName, sex }, { holder }) {
    const code = holder.passport?.nationality ?? said;
    const birthDate = holder.birthDate ?? born;
    if (code === undefined) {
      return err(invalidField(residentNationality.wire, validationCopy.required));
    }
    if (birthDate === undefined) {
      return err(invalidField(residentBirthDate.wire, validationCopy.birthDateRequired));
    }
    const nationality = countryName(code) ?? code;
    return ok({ insured: { nationality, fatherName, birthDate, sex }, provisional: [] });
  },
  subjectOf: () => copy.subject,
  describe: () => copy.what,
  spoken: () => copy.spoken,
};
