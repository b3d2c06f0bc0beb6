import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { withoutTariff } from "#shared/lines/line.ts";
import type { BaseBook, BasePlan, Rate, Rating, RatingSpec, Values } from "./define-rating.ts";
import { defineRating } from "./define-rating.ts";
import type { Pricing } from "./premium-items.ts";
import { tariffSource } from "./premium-step.ts";
import type { LineRequest } from "../request.ts";
import type { Confidence, TariffRow } from "../../domain/tariff.ts";
import { tariffOn } from "../../domain/tariff.ts";

/** Said with every estimate: what is paid is not one. */
const untilConfirmed = "prim, şirket onaylayana kadar tahmindir";

/** Dated tables by name; most figures of a premium are those of `rates`. */
export type Tables = { readonly rates: readonly TariffRow[] } & Readonly<
  Record<string, readonly TariffRow[]>
>;

/** A risk with the request it is worked out of. */
export interface Asked {
  readonly request: unknown;
}

/** What a premium is made from: risk, package and the row in force of each table. */
export type Given<Risk extends Asked, Plan, T extends Tables> = {
  readonly [Name in keyof T]: T[Name][number];
} & {
  readonly request: Risk["request"];
  readonly risk: Risk;
  readonly plan: Plan;
  /** First day of the policy, "YYYY-MM-DD". */
  readonly date: string;
};

/** What a price rests on is said of these. */
export interface Said<Risk extends Asked, Plan> {
  readonly request: Risk["request"];
  readonly risk: Risk;
  readonly plan: Plan;
  /** The sentence about the first day. */
  readonly start: string;
}

type Spec<L extends AnyLine, Request, Risk, Book, Plan, V> = RatingSpec<
  L,
  Request,
  Risk,
  Book,
  Plan,
  V
>;

/** What every rating by dated tables declares beside the premium itself. */
export interface TableSpec<
  L extends AnyLine,
  Request,
  Risk extends Asked,
  Book,
  Plan,
  V,
  T extends Tables,
> extends Omit<Spec<L, Request, Risk, Book, Plan, V>, "rate" | "coverages" | "assumptions"> {
  readonly tables: T;
  /** What the figures of `rates` are, in a few Turkish words. */
  readonly source: string;
  /** What each coverage of the line is worth; no more and no fewer. */
  readonly coverages: (
    given: Given<Risk, Plan, T>,
  ) => V & Readonly<Record<Exclude<keyof V, keyof L["coverages"]>, never>>;
  /** Sentences about what a price rests on, but for the one about estimates. */
  readonly assumptions: (said: Said<Risk, Plan>) => readonly string[];
  /** The sentence where figures are estimated; that there is no tariff unless told otherwise. */
  readonly estimate?: string;
  /** The weakest confidence among the figures; that of `rates` unless told otherwise. */
  readonly confidence?: (given: Given<Risk, Plan, T>) => Confidence;
}

/** The row in force of each table; undefined before the first one of any. */
function rowsOn<T extends Tables>(tables: T, date: string) {
  const rows = Object.entries(tables).map(
    ([name, table]) => [name, tariffOn(table, date)] as const,
  );
  if (rows.some(([, row]) => row === undefined)) return undefined;
  return Object.fromEntries(rows) as { readonly [Name in keyof T]: T[Name][number] };
}

/** A rating by dated tables: `premium` is how the premium is made, the rest is read from the declaration. */
export function tableRating<
  L extends AnyLine,
  Request extends LineRequest<L>,
  Risk extends { readonly request: Request },
  Book extends BaseBook<Risk>,
  Plan extends BasePlan,
  V extends Values<L>,
  T extends Tables,
>(
  line: L,
  spec: TableSpec<L, Request, Risk, Book, Plan, V, T>,
  premium: (given: Given<Risk, Plan, T>, pricing: Pricing) => Omit<Rate, "confidence"> | undefined,
): Rating<Request, Risk, Book, Plan> {
  const { tables, source, coverages, assumptions, confidence, ...common } = spec;
  const { estimate = withoutTariff(line.copy.full, untilConfirmed), ...declared } = common;
  const givenOn = (risk: Risk, plan: Plan, date: string): Given<Risk, Plan, T> | undefined => {
    const rows = rowsOn(tables, date);
    return rows && { ...rows, request: risk.request, risk, plan, date };
  };
  return defineRating<L, Request, Risk, Book, Plan, V>(line, {
    ...declared,
    rate(risk, plan, { insurerId, date, factor }) {
      const given = givenOn(risk, plan, date);
      if (given === undefined) return undefined;
      const pricing = { insurerId, source: tariffSource(source, given.rates), repriced: factor };
      const rate = premium(given, pricing);
      return rate && { ...rate, confidence: confidence?.(given) ?? given.rates.confidence };
    },
    coverages(risk, plan, date) {
      const given = givenOn(risk, plan, date);
      return given && coverages(given);
    },
    assumptions(risk, plan, doubt, now) {
      const start = policyStartCopy.offer(risk.request.startDate, todayInIstanbul(now));
      const sentences = assumptions({ request: risk.request, risk, plan, start });
      return doubt === "estimate" ? [...sentences, estimate] : sentences;
    },
  });
}
