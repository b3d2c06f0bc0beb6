import { homeCopy } from "#shared/assets/home-copy.ts";
import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import type { ValuesOf } from "#shared/fields/field.ts";
import { formatLira } from "#shared/format/money.ts";
import { ok } from "#shared/result.ts";
import { homeSum } from "#shared/tools/home-sum.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { daskSumOf } from "#worker/broker/lines/earthquake/sum-insured.ts";
import { earthquakeIndicators } from "#worker/broker/lines/earthquake/tariff/indicators.ts";
import { proposedSums } from "#worker/broker/lines/konut/proposals.ts";
import { sumProposals } from "#worker/broker/lines/konut/tariff/proposals.ts";
import type { ProposalRow } from "#worker/broker/lines/konut/tariff/proposals.ts";
import { scale } from "#worker/broker/lines/rating/factors.ts";
import { figure } from "../figure.ts";
import type { Carried } from "../tool-work.ts";
import { workOf } from "../tool-work.ts";
import { homeSumCopy as copy } from "./copy.ts";

type Asked = ValuesOf<typeof homeSum.fields>;

const constructions = ["betonarme", "diger"] as const;
const sumNames = ["building", "contents", "electronics", "glass"] as const;
const mayBeNothing: readonly (typeof sumNames)[number][] = ["electronics", "glass"];
type Sums = Readonly<Record<(typeof sumNames)[number], number>>;

const isTenant = ({ ownership }: Pick<Asked, "ownership">): boolean => ownership === "kiraci";

/** What each part is insured for, in kuruş: what was typed, and by its area what was not; undefined before the first table. */
function sumsOf(asked: Asked, day: string): Sums | undefined {
  const { grossArea, constructionStyle = "betonarme", unitCost, contentsBy } = asked;
  const { furniture = 0, kitchen = 0, clothes = 0, others = 0, electronics = 0, glass = 0 } = asked;
  const usual = proposedSums({ areaM2: grossArea, construction: constructionStyle }, day);
  const { building = 0, ...byArea } = usual;
  if (building === 0) return undefined;
  const listed = { contents: furniture + kitchen + clothes + others, electronics, glass };
  const typed = unitCost === undefined ? building : grossArea * unitCost;
  return {
    contents: 0,
    electronics: 0,
    glass: 0,
    ...(contentsBy === "list" ? listed : byArea),
    building: isTenant(asked) ? 0 : typed,
  };
}

export const homeSumWork = workOf(homeSum, {
  answer(asked, day) {
    const sums = sumsOf(asked, day);
    const row = tariffOn(sumProposals, day);
    if (sums === undefined || row === undefined) {
      return ok([{ kind: "note", tone: "warning", text: copy.noTariff }]);
    }
    if (sumNames.every((name) => sums[name] === 0)) return ok([]);
    return ok([headline(asked, sums), sumRows(asked, sums, row), ...notes(asked, sums, day)]);
  },
  tables: (_asked, day) => unitTable(day),
  carries(asked, day) {
    const sums = sumsOf(asked, day);
    return sumNames.flatMap((field): Carried[] => {
      const kurus = sums?.[field] ?? 0;
      // What was left empty is to be insured for nothing, where the quote takes that.
      const isNothing = asked.contentsBy === "list" && mayBeNothing.includes(field);
      if (kurus === 0 && !isNothing) return [];
      const value = formatLira(kurus);
      return [{ field, value, chip: copy.chip(copy[field], value) }];
    });
  },
});

function headline(asked: Asked, sums: Sums): ToolBlock {
  const { grossArea, constructionStyle = "betonarme" } = asked;
  const area = figure(grossArea);
  return {
    kind: "amount",
    title: copy.title,
    kurus: sumNames.reduce((sum, name) => sum + sums[name], 0),
    note: isTenant(asked)
      ? copy.tenantNote(area)
      : copy.note(area, homeCopy.construction[constructionStyle]),
  };
}

/** Each part with how it was found. */
function sumRows(asked: Asked, sums: Sums, row: ProposalRow): ToolBlock {
  const { grossArea, constructionStyle = "betonarme", unitCost, contentsBy } = asked;
  const byArea = (unit: number) => copy.perSquareMetre(figure(grossArea), formatLira(unit));
  const units = {
    building: unitCost ?? row.buildingKurus[constructionStyle],
    contents: row.contentsKurus,
    electronics: row.electronicsKurus,
    glass: row.glassKurus,
  };
  const hintOf = (name: keyof Sums): string | undefined => {
    if (name === "building" || contentsBy === "area") return byArea(units[name]);
    return name === "contents" ? copy.listed : undefined;
  };
  return {
    kind: "rows",
    rows: sumNames
      .filter((name) => sums[name] > 0)
      .map((name) => ({
        label: copy[name],
        value: `${formatLira(sums[name])} TL`,
        hint: hintOf(name),
      })),
  };
}

const lossKurus = 10_000_000;
const shares = [1, 0.75, 0.5] as const;

/** What is paid of a loss where only a share of the worth is insured: that share of it. */
function shareTable(label: string, worth: number): ToolBlock[] {
  if (worth < lossKurus) return [];
  return [
    {
      kind: "table",
      title: copy.shareTitle(label, formatLira(lossKurus)),
      columns: [...copy.shareColumns],
      rows: shares.map((share) => {
        const written = formatLira(scale(worth, [share], 100));
        return { cells: [`${written} TL`, `${formatLira(scale(lossKurus, [share]))} TL`] };
      }),
    },
  ];
}

/** What too little costs, what the compulsory insurance leaves open, and what is estimated. */
function notes(asked: Asked, sums: Sums, day: string): ToolBlock[] {
  const { grossArea, constructionStyle = "betonarme" } = asked;
  const indicators = tariffOn(earthquakeIndicators, day);
  const home = { areaM2: grossArea, construction: constructionStyle };
  const dask = indicators === undefined ? 0 : daskSumOf(home, indicators);
  const above = sums.building - dask;
  const note = (text: string): ToolBlock => ({ kind: "note", tone: "info", text });
  const [label, worth] = isTenant(asked)
    ? [copy.contents, sums.contents]
    : [copy.building, sums.building];
  return [
    ...(sums.contents === 0
      ? [{ kind: "note", tone: "warning", text: copy.nothing } as const]
      : []),
    ...shareTable(label, worth),
    ...(isTenant(asked) ? [note(copy.tenant)] : []),
    ...(dask > 0 && above > 0 ? [note(copy.dask(formatLira(dask), formatLira(above)))] : []),
    note(copy.estimate),
  ];
}

function unitTable(day: string): BlockOf<"table">[] {
  const row = tariffOn(sumProposals, day);
  if (row === undefined) return [];
  return [
    {
      kind: "table",
      title: copy.unitsTitle,
      note: copy.unitsNote(row.validFrom.slice(0, 4)),
      columns: [copy.item, copy.unit],
      rows: [
        ...constructions.map((each) => ({
          cells: [
            copy.buildingOf(homeCopy.construction[each]),
            formatLira(row.buildingKurus[each]),
          ],
        })),
        { cells: [copy.contents, formatLira(row.contentsKurus)] },
        { cells: [copy.electronics, formatLira(row.electronicsKurus)] },
        { cells: [copy.glass, formatLira(row.glassKurus)] },
      ],
    },
  ];
}
