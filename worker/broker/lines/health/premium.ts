import type { Rate } from "../define-rating.ts";
import type { Factor, PremiumStep } from "../premium-step.ts";
import { multiplied } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import type { Confidence } from "../../domain/tariff.ts";
import { peopleCopy as copy } from "./copy.ts";
import type { RatedPerson } from "./people.ts";
import type { AgeTable, HealthRateTable } from "./tariff/rates.ts";

const lira = 100;

/** How a policy of several people is priced. */
export interface GroupTariff<P extends RatedPerson> {
  readonly people: readonly P[];
  /** What somebody of that age and sex costs, in kuruş, and whose figure it is. */
  readonly baseKurus: (person: P) => number;
  readonly source: string;
  /** What body, declaration and habits put on one person's premium. */
  readonly loadings: (person: P) => readonly Factor[];
  /** What was chosen, and the insurer's own: on everybody's premium. */
  readonly factors: readonly Factor[];
  /** What the cover of births adds to one person's premium, in kuruş; on top of the factors. */
  readonly birthKurus: (person: P) => number;
  /** Percent that everybody but the dearest person saves. */
  readonly familyPercent: number;
  readonly ownSource: string;
}

/** One person's way to their price. */
interface PricedPerson {
  readonly person: RatedPerson;
  readonly baseKurus: number;
  readonly loaded: readonly PremiumStep[];
  readonly birthKurus: number;
  /** Before the discount of families. */
  readonly fullKurus: number;
}

function pricedPerson<P extends RatedPerson>(person: P, tariff: GroupTariff<P>): PricedPerson {
  const baseKurus = tariff.baseKurus(person);
  const loaded = multiplied(
    baseKurus,
    tariff.loadings(person).filter(({ factor }) => factor !== 1),
  );
  const loadedKurus = loaded.at(-1)?.totalKurus ?? baseKurus;
  const birthKurus = tariff.birthKurus(person);
  const factors = tariff.factors.map(({ factor }) => factor);
  return {
    person,
    baseKurus,
    loaded,
    birthKurus,
    fullKurus: scale(loadedKurus, factors) + birthKurus,
  };
}

/** Amounts one after the other, each with what they come to so far. */
function running(parts: readonly Pick<PremiumStep, "label" | "source" | "totalKurus">[]) {
  let totalKurus = 0;
  return parts.map((part) => {
    totalKurus += part.totalKurus;
    return { ...part, totalKurus };
  });
}

/** Everybody's own premium with what is put on it, as far as the factors on all of them. */
function ownSteps(priced: readonly PricedPerson[], source: string): PremiumStep[] {
  const parts = priced.flatMap(({ person: { label }, baseKurus, loaded }) => [
    { label, source, totalKurus: baseKurus },
    ...loaded.map((step, index) => ({
      label: copy.loaded(label, step.label),
      source: step.source,
      totalKurus: step.totalKurus - (loaded[index - 1]?.totalKurus ?? baseKurus),
    })),
  ]);
  return running(parts);
}

/**
 * Prices a policy person by person. The dearest pays the whole price and everybody else saves the same percentage, so that
 * one more person never makes the sum smaller, and neither does an older one where the tables do not. Each price is in
 * whole lira; they add up to the premium.
 */
export function groupRate<P extends RatedPerson>(
  tariff: GroupTariff<P>,
  confidence: Confidence,
): Rate {
  const { people, source, factors, familyPercent, ownSource } = tariff;
  const priced = people.map((person) => pricedPerson(person, tariff));
  const most = Math.max(...priced.map(({ fullKurus }) => fullKurus));
  const dearest = priced.findIndex(({ fullKurus }) => fullKurus === most);
  const paid = priced.map(({ fullKurus }, index) =>
    index === dearest ? fullKurus : scale(fullKurus, [(100 - familyPercent) / 100]),
  );
  const perInsured = paid.map((kurus, index) => ({
    label: people[index]!.label,
    kurus: scale(kurus, [1], lira),
  }));
  const own = ownSteps(priced, source);
  const onAll = multiplied(own.at(-1)?.totalKurus ?? 0, factors);
  const before = onAll.at(-1)?.totalKurus ?? own.at(-1)?.totalKurus ?? 0;
  const births = running([
    { label: "", source, totalKurus: before },
    ...priced
      .filter(({ birthKurus }) => birthKurus > 0)
      .map(({ person, birthKurus }) => ({
        label: copy.loaded(person.label, copy.birth),
        source,
        totalKurus: birthKurus,
      })),
  ]).slice(1);
  const full = priced.reduce((sum, { fullKurus }) => sum + fullKurus, 0);
  const saved = full - paid.reduce((sum, kurus) => sum + kurus, 0);
  const discounted = (births.at(-1)?.totalKurus ?? before) - saved;
  return {
    steps: [
      ...own,
      ...onAll,
      ...births,
      { label: copy.further(familyPercent), source: ownSource, totalKurus: discounted },
      {
        label: copy.wholeLira,
        source,
        totalKurus: perInsured.reduce((sum, { kurus }) => sum + kurus, 0),
      },
    ],
    perInsured,
    confidence,
  };
}

const atAge = (ages: AgeTable, { age, sex }: RatedPerson): number =>
  ages.find(([upTo]) => age <= upTo)?.[1][sex] ?? 0;

/**
 * What a table asks for somebody, in kuruş, where the holder lives ("01"–"81"); as in the dearest province where no registry
 * has told it: nobody saves by saying another one.
 */
export function agePremium(
  { ages, provinces, otherProvinces }: HealthRateTable,
  person: RatedPerson,
  provinceCode: string | undefined,
): number {
  const factor =
    provinceCode === undefined
      ? Math.max(otherProvinces, ...Object.values(provinces))
      : (provinces[provinceCode] ?? otherProvinces);
  return scale(atAge(ages, person), [factor]);
}
