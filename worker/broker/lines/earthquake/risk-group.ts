import { tariffOn } from "../../domain/tariff.ts";
import type { Confidence } from "../../domain/tariff.ts";
import { districtGroups, provinceGroups } from "./tariff/groups.ts";
import type { RiskGroup } from "./tariff/indicators.ts";

export interface Located {
  /** Plate code, "01"–"81". */
  readonly provinceCode: string;
  readonly districtName: string;
}

export interface Grouped {
  readonly group: RiskGroup;
  readonly confidence: Confidence;
}

type Groups = Readonly<Partial<Record<RiskGroup, readonly string[]>>>;

function groupIn(groups: Groups, name: string): RiskGroup | undefined {
  const found = Object.entries(groups).find(([, names]) => names.includes(name));
  return found === undefined ? undefined : (Number(found[0]) as RiskGroup);
}

/** The earthquake risk group of a place on a day ("YYYY-MM-DD"); undefined before the first table. */
export function riskGroupOf(
  { provinceCode, districtName }: Located,
  date: string,
): Grouped | undefined {
  const districts = tariffOn(
    districtGroups.filter((row) => row.provinceCode === provinceCode),
    date,
  );
  const own = districts && groupIn(districts.groups, districtName);
  if (districts !== undefined && own !== undefined) {
    return { group: own, confidence: districts.confidence };
  }
  const provinces = tariffOn(provinceGroups, date);
  if (provinces === undefined) return undefined;
  const group = groupIn(provinces.groups, provinceCode) ?? provinces.others;
  return { group, confidence: provinces.confidence };
}

const roman = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;

/** A risk group as it is printed: "II". */
export const groupName = (group: RiskGroup): string => roman[group - 1] ?? String(group);
