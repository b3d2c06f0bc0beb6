import type { AnyLine } from "#shared/lines/line.ts";
import type { BaseBook, BasePlan, Rate, Rating, Values } from "./define-rating.ts";
import type { FactorItem, PremiumItem, Pricing } from "./premium-items.ts";
import { inWholeLira, premiumSteps, repricing, roundedTo } from "./premium-items.ts";
import type { PremiumStep } from "./premium-step.ts";
import { ownTariff } from "./premium-step.ts";
import { scale } from "./factors.ts";
import type { LineRequest } from "../request.ts";
import type { Asked, Given, Tables, TableSpec } from "./table-rating.ts";
import { tableRating } from "./table-rating.ts";

type Factor = FactorItem & { readonly kind: "factor" };

/** Somebody insured, with what their own price stands under. */
interface Labelled {
  readonly label: string;
}

/** What some of the insured pay on top of the factors, in a word or two. */
interface Further<P, G> {
  readonly label: string;
  /** In kuruş, 0 for whom it is not. `repriced` is a factor on it. */
  readonly kurus: (person: P, given: G, repriced: number) => number;
}

/** How a policy of several people is priced. */
interface GroupTariff<P, G> {
  /** What somebody costs by themselves, in kuruş. */
  readonly base: (person: P, given: G) => number;
  /** What is put on one person's premium. */
  readonly loadings?: (person: P, given: G) => readonly Factor[];
  /** What was chosen, and the insurer's own: on everybody's premium. */
  readonly factors: (given: G) => readonly Factor[];
  readonly further?: Further<P, G>;
  /** Percent that everybody but the dearest person saves; nothing where it is absent. */
  readonly familyPercent?: (given: G) => number;
}

interface PeopleSpec<
  L extends AnyLine,
  Request,
  Risk extends Asked & { readonly people: readonly Labelled[] },
  Book,
  Plan,
  V,
  T extends Tables,
>
  extends
    TableSpec<L, Request, Risk, Book, Plan, V, T>,
    GroupTariff<Risk["people"][number], Given<Risk, Plan, T>> {}

/** One person's way to their price. */
interface PricedPerson {
  readonly label: string;
  readonly baseKurus: number;
  readonly loaded: readonly PremiumStep[];
  readonly furtherKurus: number;
  /** Before the discount of families. */
  readonly fullKurus: number;
}

const loadedLabel = (person: string, what: string): string => `${person}: ${what}`;

function pricedPerson<P extends Labelled, G>(
  person: P,
  given: G,
  tariff: GroupTariff<P, G>,
  pricing: Pricing,
): PricedPerson {
  const baseKurus = tariff.base(person, given);
  const loadings = tariff.loadings?.(person, given).filter(({ factor }) => factor !== 1) ?? [];
  const base: PremiumItem = { kind: "amount", label: person.label, kurus: baseKurus };
  const [, ...loaded] = premiumSteps([base, ...loadings], pricing);
  const loadedKurus = loaded.at(-1)?.totalKurus ?? baseKurus;
  const furtherKurus = tariff.further?.kurus(person, given, pricing.repriced) ?? 0;
  const factors = [...tariff.factors(given).map(({ factor }) => factor), pricing.repriced];
  const { label } = person;
  const fullKurus = scale(loadedKurus, factors) + furtherKurus;
  return { label, baseKurus, loaded, furtherKurus, fullKurus };
}

/** Everybody's own premium with what is put on it, as far as the factors on all of them. */
const ownItems = (priced: readonly PricedPerson[]): PremiumItem[] =>
  priced.flatMap(({ label, baseKurus, loaded }): PremiumItem[] => [
    { kind: "amount", label, kurus: baseKurus },
    ...loaded.map((step, index) => ({
      kind: "amount" as const,
      label: loadedLabel(label, step.label),
      source: step.source,
      kurus: step.totalKurus - (loaded[index - 1]?.totalKurus ?? baseKurus),
    })),
  ]);

/** What everybody pays: the dearest the whole price, everybody else the same percentage less. */
function paidBy(priced: readonly PricedPerson[], familyPercent: number): readonly number[] {
  const most = Math.max(...priced.map(({ fullKurus }) => fullKurus));
  const dearest = priced.findIndex(({ fullKurus }) => fullKurus === most);
  return priced.map(({ fullKurus }, index) =>
    index === dearest ? fullKurus : scale(fullKurus, [(100 - familyPercent) / 100]),
  );
}

function groupRate<P extends Labelled, G>(
  people: readonly P[],
  given: G,
  tariff: GroupTariff<P, G>,
  pricing: Pricing,
): Omit<Rate, "confidence"> {
  const priced = people.map((person) => pricedPerson(person, given, tariff, pricing));
  const familyPercent = tariff.familyPercent?.(given) ?? 0;
  const paid = paidBy(priced, familyPercent);
  const perInsured = paid.map((kurus, index) => ({
    label: people[index]!.label,
    kurus: inWholeLira(kurus),
  }));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, kurus) => total + kurus, 0);
  const saved = sum(priced.map(({ fullKurus }) => fullKurus)) - sum(paid);
  const further = priced.filter(({ furtherKurus }) => furtherKurus > 0);
  const { label: furtherLabel = "" } = tariff.further ?? {};
  const steps = premiumSteps(
    [
      ...ownItems(priced),
      ...tariff.factors(given),
      repricing,
      ...further.map(({ label, furtherKurus }) => ({
        kind: "amount" as const,
        label: loadedLabel(label, furtherLabel),
        kurus: furtherKurus,
      })),
      {
        kind: "amount",
        label: `Aile indirimi (ilk kişiden sonra %${familyPercent})`,
        source: ownTariff,
        kurus: -saved,
      },
      roundedTo(sum(perInsured.map(({ kurus }) => kurus))),
    ],
    pricing,
  );
  return { steps, perInsured };
}

/**
 * Rates a line that insures several people, person by person. The dearest pays the whole price and everybody else saves the
 * same percentage, so that one more person never makes the sum smaller, and neither does an older one where the tables do
 * not. Each price is in whole lira; they add up to the premium.
 */
export function peopleRating<
  L extends AnyLine,
  Request extends LineRequest<L>,
  Risk extends { readonly request: Request; readonly people: readonly Labelled[] },
  Book extends BaseBook<Risk>,
  Plan extends BasePlan,
  V extends Values<L>,
  T extends Tables,
>(
  line: L,
  {
    base,
    loadings,
    factors,
    further,
    familyPercent,
    ...spec
  }: PeopleSpec<L, Request, Risk, Book, Plan, V, T>,
): Rating<Request, Risk, Book, Plan> {
  const tariff: GroupTariff<Risk["people"][number], Given<Risk, Plan, T>> = {
    base,
    factors,
    ...(loadings === undefined ? {} : { loadings }),
    ...(further === undefined ? {} : { further }),
    ...(familyPercent === undefined ? {} : { familyPercent }),
  };
  return tableRating<L, Request, Risk, Book, Plan, V, T>(line, spec, (given, pricing) =>
    groupRate(given.risk.people, given, tariff, pricing),
  );
}
