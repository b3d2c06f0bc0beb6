import fc from "fast-check";
import type { InsuredHome } from "#worker/broker/assets/home/facts.ts";

/** A flat every insurer of homes likes, in Kadıköy, İstanbul. */
export const plainHome: InsuredHome = {
  uavtCode: "3456701123",
  address: "Caferağa Mahallesi, Çınarlı Sokak No: 4 Daire: 4, Kadıköy / İstanbul",
  provinceCode: "34",
  districtName: "Kadıköy",
  isVillage: false,
  construction: "betonarme",
  constructionYear: 2010,
  storeys: "4-7",
  floor: 3,
  areaM2: 100,
  use: "konut",
  damage: "yok",
  ownership: "mal-sahibi",
};

export const homeHolder = {
  kind: "person",
  nationalNumber: "10000000146",
  birthDate: "1985-04-12",
  provinceCode: "34",
} as const;

/** Days within a stretch, "YYYY-MM-DD". */
export const anyDay = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));

const places = fc.constantFrom(
  ...([
    ["34", "Kadıköy"],
    ["34", "Avcılar"],
    ["34", "Şile"],
    ["35", "Bornova"],
    ["06", "Çankaya"],
    ["61", "Ortahisar"],
    ["66", "Yozgat Merkez"],
  ] as const),
);

/** Any home that may be asked for. */
export const anyHome: fc.Arbitrary<InsuredHome> = fc
  .record({
    place: places,
    isVillage: fc.constantFrom(false, false, false, true),
    construction: fc.constantFrom("betonarme" as const, "betonarme" as const, "diger" as const),
    constructionYear: fc.integer({ min: 1900, max: 2026 }),
    storeys: fc.constantFrom("1-3" as const, "4-7" as const, "8-18" as const, "19+" as const),
    floor: fc.integer({ min: -5, max: 18 }),
    areaM2: fc.integer({ min: 10, max: 2_000 }),
    use: fc.constantFrom("konut" as const, "konut" as const, "isyeri" as const, "diger" as const),
    damage: fc.constantFrom("yok" as const, "yok" as const, "az" as const),
    ownership: fc.constantFrom("mal-sahibi" as const, "mal-sahibi" as const, "kiraci" as const),
    dask: fc.option(anyDay(Date.UTC(2026, 9, 1), Date.UTC(2027, 9, 1)), { nil: undefined }),
  })
  .map(({ place: [provinceCode, districtName], dask, ...home }) => ({
    ...plainHome,
    ...home,
    provinceCode,
    districtName,
    ...(dask === undefined ? {} : { daskPolicyNumber: "1234567890", daskPolicyEnd: dask }),
  }));
