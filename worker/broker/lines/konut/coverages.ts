import { inLira } from "#shared/format/money.ts";
import type { CoverRow, CoverValue } from "../offer.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { KonutPlan } from "./book.ts";
import { coverageCopy as copy } from "./copy.ts";
import { hasEarthquake } from "./earthquake.ts";
import type { KonutRisk } from "./risk.ts";
import { homeLimits } from "./tariff/limits.ts";

const excluded: CoverValue = { kind: "excluded" };
const included: CoverValue = { kind: "included" };
const upTo = (kurus: number): CoverValue =>
  kurus === 0 ? excluded : { kind: "amount", money: inLira(kurus) };

/** What a package covers of a home on a day; `undefined` before the first table. */
export function konutCoverages(risk: KonutRisk, { scope }: KonutPlan, date: string) {
  const { sums, request } = risk;
  const limits = tariffOn(homeLimits, date);
  if (limits === undefined) return undefined;
  const insured = sums.building + sums.contents;
  const ifWide = (value: CoverValue): CoverValue => (scope === "wide" ? value : excluded);
  const earthquake: CoverValue = hasEarthquake(risk)
    ? { kind: "text", text: copy.reminder }
    : excluded;
  const neighbour = Math.max(
    limits.neighbourKurus[request.terms.neighbour],
    limits.neighbourKurus[limits.leastNeighbour[scope]],
  );
  return {
    building: upTo(sums.building),
    contents: upTo(sums.contents),
    electronics: ifWide(upTo(sums.electronics)),
    glass: ifWide(upTo(sums.glass)),
    fire: included,
    earthquake,
    "internal-water": included,
    flood: ifWide(included),
    storm: ifWide(included),
    landslide: ifWide(included),
    snow: ifWide(included),
    smoke: included,
    theft: sums.contents === 0 ? excluded : ifWide(included),
    debris: upTo(scale(insured, [limits.debrisPercent / 100])),
    residence: ifWide(upTo(scale(insured, [limits.residencePercent / 100]))),
    neighbour: upTo(neighbour),
    legal: ifWide(upTo(limits.legalKurus)),
  };
}

/** Free services that come with home policies. */
export const homeHelp = (text: string): CoverRow => ({
  id: "home-help",
  label: "Ev asistans (çilingir, tesisat, elektrik)",
  kind: "text",
  text,
});
export const glazier: CoverRow = { id: "glazier", label: "Acil camcı", kind: "included" };
export const boilerCheck: CoverRow = {
  id: "boiler-check",
  label: "Yılda bir kombi bakımı",
  kind: "included",
};
