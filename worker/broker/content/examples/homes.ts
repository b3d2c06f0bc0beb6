import { homeCopy } from "#shared/assets/home-copy.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import { addDays } from "#shared/format/date.ts";
import type { InsuredHome } from "../../assets/home/facts.ts";
import { floorName } from "../../assets/home/floor.ts";
import { proposedSums } from "../../lines/konut/proposals.ts";
import type { RequestOf } from "../../lines/request.ts";
import { provinceName } from "../../registries/places.ts";
import type { LineExamples } from "./example.ts";
import { example, holder } from "./example.ts";

const flat: InsuredHome = {
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

const inAnkara: InsuredHome = {
  ...flat,
  address: "Bahçelievler Mahallesi, 7. Cadde No: 4 Daire: 4, Çankaya / Ankara",
  provinceCode: "06",
  districtName: "Çankaya",
  constructionYear: 1998,
  areaM2: 120,
};

type HomeRequest = RequestOf<"dask"> | RequestOf<"konut">;

/** What every price of a home depends on: "Kadıköy / İstanbul, 100 m² konut. Bina: 2010 yapımı …, hasarsız." */
function homeText({ insured: [home] }: HomeRequest): string {
  const { districtName, provinceCode, areaM2, constructionYear, floor } = home;
  const use = toTurkishLower(homeCopy.use[home.use]);
  const building = [
    `${constructionYear} yapımı`,
    toTurkishLower(homeCopy.construction[home.construction]).replace(", ", " veya "),
    homeCopy.storeys[home.storeys],
    toTurkishLower(homeCopy.damage[home.damage]),
  ];
  return `${districtName} / ${provinceName(provinceCode)}, ${areaM2} m² ${use}, ${toTurkishLower(floorName(floor))}. Bina: ${building.join(", ")}.`;
}

const compulsory = (home: InsuredHome, isRenewed = false) =>
  example(
    (day): RequestOf<"dask"> => ({
      productId: "dask",
      holder,
      insured: [home],
      history: isRenewed ? { previousPolicyEnd: day } : {},
      startDate: day,
      terms: {},
      provisional: [],
    }),
    (request) => {
      const isFirst = request.history.previousPolicyEnd === undefined;
      return `${homeText(request)} ${isFirst ? "İlk DASK poliçesi." : "DASK poliçesi süresinde yenileniyor."}`;
    },
  );

export const daskExamples: LineExamples = {
  examples: [compulsory(flat), compulsory(flat, true), compulsory(inAnkara)],
};

/** What is proposed to insure a home for. */
function sumsOf(home: InsuredHome, day: string) {
  const { building, contents, electronics, glass } = proposedSums(home, day);
  if (building === undefined || contents === undefined) throw new Error(`no sums on ${day}`);
  if (electronics === undefined || glass === undefined) throw new Error(`no sums on ${day}`);
  return { building, contents, electronics, glass };
}

const homeRequest = (home: InsuredHome, day: string) => ({
  productId: "konut" as const,
  holder,
  insured: [home] as const,
  history: {},
  startDate: day,
  provisional: [],
});

const homeSentence = (request: RequestOf<"konut">): string => {
  const [{ ownership, daskPolicyEnd }] = request.insured;
  const dask = daskPolicyEnd === undefined ? "DASK poliçesi yok" : "DASK poliçesi yürürlükte";
  return `${homeText(request)} Sigortalı ${toTurkishLower(homeCopy.ownership[ownership])}, ${dask}.`;
};

export const konutExamples: LineExamples = {
  examples: [
    example((day): RequestOf<"konut"> => {
      const insured = {
        ...flat,
        daskPolicyNumber: "1234567890",
        daskPolicyEnd: addDays(day, 365),
      };
      return {
        ...homeRequest(insured, day),
        terms: {
          insuredParts: "bina-esya",
          ...sumsOf(flat, day),
          earthquake: "dahil",
          neighbour: "200-bin",
        },
      };
    }, homeSentence),
    example((day): RequestOf<"konut"> => {
      const { building: _owners, ...sums } = sumsOf(flat, day);
      return {
        ...homeRequest({ ...flat, ownership: "kiraci" }, day),
        terms: { ...sums, earthquake: "degil", neighbour: "200-bin" },
      };
    }, homeSentence),
  ],
};
