import { homeCopy } from "#shared/assets/home-copy.ts";
import { yearList } from "#shared/format/date.ts";
import { floorName, highestFloor, lowestFloor } from "../assets/home/floor.ts";

interface Item {
  readonly text: string;
  readonly id: string;
}

const firstYear = 1900;

const items = (names: Readonly<Record<string, string>>): Item[] =>
  Object.entries(names).map(([id, text]) => ({ text, id }));

/** Floors from the deepest basement up; the id is the floor's number, 0 for the ground floor. */
export const floors: readonly Item[] = Array.from(
  { length: highestFloor - lowestFloor + 1 },
  (_, index) => ({ text: floorName(lowestFloor + index), id: String(lowestFloor + index) }),
);

/** Years a home can have been built in, newest first. */
export const constructionYears = (thisYear: number): Item[] =>
  yearList(firstYear, thisYear).map((year) => ({ text: String(year), id: String(year) }));

export const roofTypes: readonly Item[] = [
  { text: "Betonarme teras", id: "betonarme" },
  { text: "Kiremit", id: "kiremit" },
  { text: "Çelik veya sac", id: "celik" },
  { text: "Ahşap", id: "ahsap" },
  { text: "Diğer", id: "diger" },
];

export const homeTypes: readonly Item[] = [
  { text: "Apartman dairesi", id: "daire" },
  { text: "Dubleks veya tripleks daire", id: "dubleks" },
  { text: "Müstakil ev", id: "mustakil" },
  { text: "Villa", id: "villa" },
  { text: "Yazlık", id: "yazlik" },
];

export const policyTypes: readonly Item[] = [
  { text: "Yeni poliçe", id: "yeni" },
  { text: "Yenileme", id: "yenileme" },
];

/** Bands of the year of the building permit that the DASK tariff tells apart (text as consolidated on 22 June 2024). */
export const daskYearBands: readonly Item[] = [
  { text: "2000 ve sonrası", id: "2000-sonrasi" },
  { text: "1999 ve öncesi", id: "2000-oncesi" },
];

/** Styles of construction that the DASK tariff tells apart. */
export const constructionStyles: readonly Item[] = items(homeCopy.construction);

export const homeUses: readonly Item[] = items(homeCopy.use);
