import { validationCopy } from "#shared/copy/validation.ts";
import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { districts, provinceName } from "../registries/places.ts";
import { brokerCopy } from "../api/copy.ts";

const adultAge = 18;
const firstBirthday = "1900-01-01";
const maxCompanyName = 120;
const maxGender = 100;

/** What a member may tell of themselves beside their name; "YYYY-MM-DD", code of a province, name of a district. */
export interface TypedProfile {
  readonly birthdate?: string | undefined;
  readonly gender?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly county?: string | undefined;
  readonly companyName?: string | undefined;
}

function birthdateFault(birthdate: string, today: string): string | undefined {
  if (birthdate < firstBirthday || birthdate > today) return validationCopy.birthDateInvalid;
  return ageOn(birthdate, today) < adultAge ? validationCopy.memberUnderage : undefined;
}

const lengthFault = (text: string, max: number): string | undefined =>
  text.length > max ? validationCopy.tooLong(max) : undefined;

/** Messages by wire name of what needs the clock or the lists of places; `countyName` is the district's wire name. */
export function profileErrors(
  { birthdate, gender = "", cityCode = "", county, companyName = "" }: TypedProfile,
  countyName: "County" | "CountyCode",
  now: number,
): Record<string, string[]> {
  const isCityUnknown = cityCode !== "" && provinceName(cityCode) === undefined;
  const isCountyUnknown = county !== undefined && !districts(cityCode).includes(county);
  const faults = {
    Birthdate:
      birthdate === undefined ? undefined : birthdateFault(birthdate, todayInIstanbul(now)),
    Gender: lengthFault(gender, maxGender),
    CityCode: isCityUnknown ? brokerCopy.unknownChoice : undefined,
    [countyName]: isCountyUnknown ? brokerCopy.unknownChoice : undefined,
    companyName: lengthFault(companyName, maxCompanyName),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) =>
      fault === undefined ? [] : [[name, [fault]]],
    ),
  );
}
