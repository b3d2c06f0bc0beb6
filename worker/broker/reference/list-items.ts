import type { RequestOf } from "#shared/calls/call.ts";
import type { getList } from "#shared/calls/reference/get-list.ts";
import { listGroups } from "#shared/calls/reference/get-list.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { fuels } from "../domain/fuel.ts";
import { vehicleUsages } from "../assets/vehicle/vehicle-usage.ts";
import { modelOfCode } from "../registries/vehicle-catalogue.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField, unknownChoice } from "../api/failure.ts";
import {
  constructionStyles,
  constructionYears,
  daskYearBands,
  floors,
  homeTypes,
  homeUses,
  policyTypes,
  roofTypes,
} from "./home-lists.ts";
import { referenceCopy } from "./copy.ts";
import { professions } from "../assets/vehicle/professions.ts";

interface Item {
  readonly text: string;
  readonly id: string;
}

type Group = (typeof listGroups)[number];

const named = (names: readonly string[]): Item[] =>
  names.map((text, index) => ({ text, id: String(index + 1) }));

const lists: Readonly<Record<Exclude<Group, "INSA_YILI">, readonly Item[]>> = {
  MESLEK: professions,
  KULLANIM_SEKLI: vehicleUsages.map(({ id, label }) => ({ text: label, id })),
  YAKIT_TIPI: Object.entries(fuels).map(([id, text]) => ({ text, id })),
  RENK: named([
    "Beyaz",
    "Gri",
    "Siyah",
    "Mavi",
    "Lacivert",
    "Kırmızı",
    "Bordo",
    "Yeşil",
    "Sarı",
    "Turuncu",
    "Kahverengi",
    "Bej",
  ]),
  BANKA: named(["Bonus", "World", "Maximum", "Axess", "CardFinans", "Paraf", "Bankkart Combo"]),
  // The office answers on weekdays from 9 to 18.
  ARAMA_ZAMANI: named(["09.00 - 12.00", "12.00 - 15.00", "15.00 - 18.00"]),
  CATI_TIPI: roofTypes,
  BULUNDUGU_KAT: floors,
  KONUT_TIPI: homeTypes,
  POLICE_TIPI: policyTypes,
  DASK_INSA_YILI: daskYearBands,
  YAPI_TARZI: constructionStyles,
  KULLANIM_BICIMI: homeUses,
};

/** Items of a list that depends on nothing. Years run up to `today` ("YYYY-MM-DD" in İstanbul). */
export function listItems(group: Group, today: string): Item[] {
  return group === "INSA_YILI" ? constructionYears(Number(today.slice(0, 4))) : [...lists[group]];
}

/** What a list holds below a choice made before: the fuels of a model, by the model's code. */
const dependentLists: Partial<Record<Group, (parentId: string) => Result<Item[], Failure>>> = {
  YAKIT_TIPI: (parentId) => {
    const model = modelOfCode(parentId);
    return model === undefined
      ? err(unknownChoice("ParentId", referenceCopy.unknownModel))
      : ok(model.fuels.map((id) => ({ text: fuels[id], id })));
  },
};

/** The list that is asked for. Refused: an unknown group, and a parent of a list that has none or not that one. */
export function readList(
  { groupCode, parentId }: RequestOf<typeof getList>,
  today: string,
): Result<Item[], Failure> {
  const group = listGroups.find((known) => known === groupCode);
  if (group === undefined) return err(unknownChoice("GroupCode", referenceCopy.unknownList));
  if (parentId === undefined) return ok(listItems(group, today));
  const below = dependentLists[group];
  return below === undefined
    ? err(invalidField("ParentId", referenceCopy.independentList))
    : below(parentId);
}
