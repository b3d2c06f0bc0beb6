import { excluded, included, inWords, onlyIf, upTo } from "../rating/packages.ts";
import { scale } from "../rating/factors.ts";
import type { KonutGiven } from "./premium.ts";
import { hasEarthquake } from "./premium.ts";

/** What a package covers of a home. */
export function konutCoverages({ risk, plan: { scope }, limits }: KonutGiven) {
  const { sums, request } = risk;
  const insured = sums.building + sums.contents;
  const ifWide = onlyIf(scope === "wide");
  const earthquake = onlyIf(hasEarthquake(risk))(inWords("DASK’ın karşılamadığı bölüm"));
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
