import type { SaidOf } from "#shared/assets/asset.ts";
import { home } from "#shared/assets/home.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { brokerCopy } from "../../api/copy.ts";
import { districts, provinceName } from "../../registries/places.ts";
import { floorErrors } from "./construction.ts";
import { homeSideCopy } from "./copy.ts";
import type { InsuredHome } from "./facts.ts";
import { floorOf } from "./floor.ts";

type Values = SaidOf<typeof home>;

/** What a visitor says of a home; it counts only where the registry is silent. */
export type StatedHome = Pick<
  InsuredHome,
  | "address"
  | "provinceCode"
  | "districtName"
  | "isVillage"
  | "construction"
  | "constructionYear"
  | "storeys"
  | "areaM2"
>;

const stated = [
  "homeCity",
  "homeCounty",
  "homeAddress",
  "constructionStyle",
  "constructionYear",
  "storeyBand",
  "grossArea",
] as const;
/** Chosen on the way to a flat as well, they alone describe no building. */
const described = stated.slice(2);

const isDescribed = (values: Values): boolean =>
  described.some((name) => values[name] !== undefined);
const codeOf = ({ uavtCode, flat }: Values): string | undefined => uavtCode ?? flat;

/** What is wrong with what is said beside the building: its floor, and how it is to be found at all. */
function commonErrors(values: Values): Record<string, string[]> {
  const floor = floorOf(values.floor);
  const { storeyBand } = values;
  const isNowhere = codeOf(values) === undefined && !isDescribed(values);
  return {
    ...(floor === undefined ? { [home.fields.floor.wire]: [brokerCopy.unknownChoice] } : {}),
    ...(floor === undefined || storeyBand === undefined ? {} : floorErrors(floor, storeyBand)),
    ...(isNowhere ? { [home.fields.uavtCode.wire]: [homeSideCopy.whichHome] } : {}),
  };
}

/** Who describes a building describes it whole, in words of the lists. Errors are by wire name. */
export function statedErrors(values: Values, today: string): Record<string, string[]> {
  if (!isDescribed(values)) return commonErrors(values);
  const { homeCity, homeCounty, constructionYear = 0 } = values;
  const missing = stated.filter((name) => values[name] === undefined);
  const isUnknownCity = homeCity !== undefined && provinceName(homeCity) === undefined;
  const isUnknownCounty =
    homeCity !== undefined && homeCounty !== undefined && !districts(homeCity).includes(homeCounty);
  const isTooNew = constructionYear > Number(today.slice(0, 4));
  const { fields } = home;
  return {
    ...commonErrors(values),
    ...Object.fromEntries(missing.map((name) => [fields[name].wire, [validationCopy.required]])),
    ...(isUnknownCity ? { [fields.homeCity.wire]: [brokerCopy.unknownChoice] } : {}),
    ...(isUnknownCounty ? { [fields.homeCounty.wire]: [brokerCopy.unknownChoice] } : {}),
    ...(isTooNew
      ? {
          [fields.constructionYear.wire]: [validationCopy.numberTooHigh(today.slice(0, 4))],
        }
      : {}),
  };
}

/** The home a visitor describes; undefined when they say nothing of the building. */
export function statedHome(values: Values): StatedHome | undefined {
  const { homeCity, homeCounty, homeAddress, constructionStyle, constructionYear } = values;
  const { storeyBand, grossArea } = values;
  if (homeCity === undefined || homeCounty === undefined || homeAddress === undefined) return;
  if (constructionStyle === undefined || constructionYear === undefined) return;
  if (storeyBand === undefined || grossArea === undefined) return;
  return {
    address: homeAddress,
    provinceCode: homeCity,
    districtName: homeCounty,
    isVillage: false,
    construction: constructionStyle,
    constructionYear,
    storeys: storeyBand,
    areaM2: grossArea,
  };
}
