import { spelled } from "./address-words.ts";
import type { Neighbourhood } from "./neighbourhoods.ts";
import { everyDistrict, neighbourhoodIn } from "./neighbourhoods.ts";
import { provinceName } from "../places.ts";

// Made of two megabytes of names; nothing may import this file but lazily.

/** A district with the names in it as they are searched. */
export interface DistrictWords {
  readonly provinceCode: string;
  readonly districtName: string;
  readonly province: string;
  readonly district: string;
  readonly neighbourhoods: readonly {
    readonly name: string;
    readonly read: () => Neighbourhood;
  }[];
}

export const districtIndex: readonly DistrictWords[] = [...everyDistrict()].map((found) => {
  const { provinceCode, district: districtName, rows } = found;
  const names = spelled([provinceName(provinceCode) ?? "", districtName, ...rows]);
  const [province = "", district = "", ...neighbourhoods] = names;
  return {
    provinceCode,
    districtName,
    province,
    district,
    neighbourhoods: neighbourhoods.map((name, index) => ({
      name,
      read: () => neighbourhoodIn(found, rows[index] ?? "", index),
    })),
  };
});
