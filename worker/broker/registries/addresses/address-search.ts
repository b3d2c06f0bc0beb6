import { buildingsIn, flatsIn, neighbourhoodId, streetsIn } from "./address-codes.ts";
import type { StreetAt } from "./address-codes.ts";
import { doorNumber, townId } from "./address-names.ts";
import type { FoundPlace } from "./address-registry.ts";
import type { AddressWords } from "./address-words.ts";
import { readAddress, spelled } from "./address-words.ts";
import { isVillageName } from "./generated-streets.ts";
import type { DistrictWords } from "./neighbourhood-index.ts";
import type { Neighbourhood } from "./neighbourhoods.ts";
import { provinceName } from "../places.ts";

const mostFound = 8;
/** One bit a word. */
const mostWords = 16;
/** Streets are drawn neighbourhood by neighbourhood; they are looked for in so many of the likeliest at most. */
const mostStreetLists = 300;

/** Which words a name holds: begun with, and whole. */
interface Held {
  readonly some: number;
  readonly whole: number;
}

interface Hit extends Held {
  /** How far down it leads, from 0 for a province to 5 for a flat. */
  readonly depth: number;
  readonly place: FoundPlace;
}

interface Row extends Held {
  readonly read: () => Neighbourhood;
  readonly isNamed: boolean;
}

const both = (one: Held, other: Held): Held => ({
  some: one.some | other.some,
  whole: one.whole | other.whole,
});
const countOf = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countOf(bits >>> 1));

/** A word counts where a word of the name begins with it; a number must be the whole. */
function held(name: string, words: readonly string[]): Held {
  let some = 0;
  let whole = 0;
  for (const [at, word] of words.entries()) {
    const isWhole = name.includes(` ${word} `);
    if (isWhole) whole |= 1 << at;
    if (isWhole || (!/^\d/.test(word) && name.includes(` ${word}`))) some |= 1 << at;
  }
  return { some, whole };
}

/** Provinces and districts that hold any of the words, and neighbourhoods that do or whose district does. */
function placesOf(index: readonly DistrictWords[], words: readonly string[]) {
  const hits = new Map<string, Hit>();
  const rows: Row[] = [];
  for (const { provinceCode, districtName, province, district, neighbourhoods } of index) {
    const ofProvince = held(province, words);
    const ofDistrict = held(district, words);
    const above = both(ofProvince, ofDistrict);
    const place = { provinceCode, provinceName: provinceName(provinceCode) ?? provinceCode };
    if (ofProvince.some !== 0) hits.set(provinceCode, { ...ofProvince, depth: 0, place });
    if (ofDistrict.some !== 0) {
      const inProvince = { ...place, districtName };
      hits.set(`${provinceCode}/${districtName}`, { ...above, depth: 1, place: inProvince });
    }
    for (const { name, read } of neighbourhoods) {
      const own = held(name, words);
      const isNamed = own.some !== 0;
      if (isNamed || ofDistrict.some !== 0) rows.push({ ...both(above, own), read, isNamed });
    }
  }
  return { hits: [...hits.values()], rows };
}

const placeOf = (neighbourhood: Neighbourhood): FoundPlace => ({
  provinceCode: neighbourhood.provinceCode,
  provinceName: provinceName(neighbourhood.provinceCode) ?? neighbourhood.provinceCode,
  districtName: neighbourhood.district,
  town: neighbourhood.town,
  townId: townId(neighbourhood),
  neighbourhood: neighbourhood.name,
  neighbourhoodId: neighbourhoodId(neighbourhood),
});

/** A street with the doors that were named and are there; a house of one dwelling is that dwelling. */
function doorOf(street: StreetAt, building: string | undefined, flat: string | undefined) {
  const place = { ...placeOf(street.neighbourhood), street: street.name, streetId: street.id };
  const house = buildingsIn(street).find(({ index }) => doorNumber(index) === building);
  if (house === undefined) return { place, doors: 0 };
  const inHouse = { ...place, building: doorNumber(house.index), buildingId: house.id };
  const flats = flatsIn(house);
  const home = flats.find(({ index }) => flats.length === 1 || doorNumber(index) === flat);
  if (home === undefined) return { place: inHouse, doors: 1 };
  const { uavtCode, index } = home;
  return { place: { ...inHouse, flat: doorNumber(index), uavtCode }, doors: 2 };
}

/** Streets of a neighbourhood that hold a word which its own place does not; what is left of numbers are doors. */
function streetsOf(neighbourhood: Neighbourhood, row: Held, asked: AddressWords): Hit[] {
  const { words, building, flat } = asked;
  const streets = streetsIn(neighbourhood);
  const names = spelled(streets.map(({ name }) => name));
  return streets.flatMap((street, index): Hit[] => {
    const own = held(names[index] ?? "", words);
    if ((own.some & ~row.some) === 0) return [];
    const { some, whole } = both(row, own);
    const numbers = words.flatMap((word, at) =>
      (some & (1 << at)) === 0 && /^\d+$/.test(word) ? [{ word, bit: 1 << at }] : [],
    );
    const [first, second] = numbers;
    const inner = flat ?? (building === undefined ? second : first)?.word;
    const { doors, ...door } = doorOf(street, building ?? first?.word, inner);
    const used = doors === 0 ? 0 : (first?.bit ?? 0) | (second?.bit ?? 0);
    return [{ some: some | used, whole: whole | used, depth: 3 + doors, ...door }];
  });
}

/** The likeliest neighbourhoods that are named, and streets of those that the words lead further down from. */
function within(rows: readonly Row[], asked: AddressWords): Hit[] {
  const all = (1 << asked.words.length) - 1;
  return rows
    .toSorted((one, other) => countOf(other.some) - countOf(one.some))
    .slice(0, mostStreetLists)
    .flatMap(({ read, isNamed, ...row }): Hit[] => {
      const neighbourhood = read();
      const streets = row.some === all ? [] : streetsOf(neighbourhood, row, asked);
      return isNamed ? [{ ...row, depth: 2, place: placeOf(neighbourhood) }, ...streets] : streets;
    });
}

/**
 * What an address may mean that is typed as people say it: places that hold the most of its words, those that hold them whole
 * first, then towns before villages and the larger place before what is in it.
 */
export async function searchAddresses(text: string): Promise<FoundPlace[]> {
  const read = readAddress(text);
  const asked = { ...read, words: read.words.slice(0, mostWords) };
  if (asked.words.length === 0) return [];
  const { districtIndex } = await import("./neighbourhood-index.ts");
  const { hits, rows } = placesOf(districtIndex, asked.words);
  const found = [...hits, ...within(rows, asked)];
  const most = Math.max(0, ...found.map(({ some }) => countOf(some)));
  const collator = new Intl.Collator("tr", { numeric: true });
  const isVillage = ({ place }: Hit) => Number(isVillageName(place.neighbourhood ?? ""));
  const nameOf = ({ place }: Hit) =>
    [place.provinceName, place.districtName, place.neighbourhood, place.street].join(" ");
  return found
    .filter(({ some }) => countOf(some) === most)
    .toSorted(
      (one, other) =>
        countOf(other.whole) - countOf(one.whole) ||
        isVillage(one) - isVillage(other) ||
        one.depth - other.depth ||
        collator.compare(nameOf(one), nameOf(other)),
    )
    .slice(0, mostFound)
    .map(({ place }) => place);
}
