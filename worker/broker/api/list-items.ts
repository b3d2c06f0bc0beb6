import { listGroups } from "#shared/calls/get-list.ts";
import { fuels } from "../domain/fuel.ts";
import { vehicleUsages } from "../domain/vehicle-usage.ts";
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

interface Item {
  readonly text: string;
  readonly id: string;
}

type Group = (typeof listGroups)[number];

const named = (names: readonly string[]): Item[] =>
  names.map((text, index) => ({ text, id: String(index + 1) }));

const lists: Readonly<Record<Exclude<Group, "INSA_YILI">, readonly Item[]>> = {
  MESLEK: named([
    "Akademisyen",
    "Avukat",
    "Bankacı",
    "Çiftçi",
    "Doktor",
    "Emekli",
    "Esnaf",
    "Ev Hanımı",
    "İşçi",
    "Memur",
    "Mühendis",
    "Öğrenci",
    "Öğretmen",
    "Polis",
    "Serbest Meslek",
    "Şoför",
    "Diğer",
  ]),
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

/** Items of a reference list; empty for an unknown group. Years run up to `today` ("YYYY-MM-DD" in İstanbul). */
export function listItems(groupCode: string, today: string): Item[] {
  const group = listGroups.find((known) => known === groupCode);
  if (group === undefined) return [];
  return group === "INSA_YILI" ? constructionYears(Number(today.slice(0, 4))) : [...lists[group]];
}
