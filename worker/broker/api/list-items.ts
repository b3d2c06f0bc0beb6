import { listGroups } from "#shared/calls/get-list.ts";
import { fuels } from "../domain/fuel.ts";
import { vehicleUsages } from "../domain/vehicle-usage.ts";

interface Item {
  readonly text: string;
  readonly id: string;
}

const named = (names: readonly string[]): Item[] =>
  names.map((text, index) => ({ text, id: String(index + 1) }));

const lists: Readonly<Record<(typeof listGroups)[number], readonly Item[]>> = {
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
};

/** Items of a reference list; empty for an unknown group. */
export function listItems(groupCode: string): Item[] {
  const group = listGroups.find((known) => known === groupCode);
  return group === undefined ? [] : [...lists[group]];
}
