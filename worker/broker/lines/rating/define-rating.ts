import type { CommissionRow } from "./commission.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { CoverRow, CoverValue, InsuredPrice, Package } from "../offer.ts";
import type { CertificateOf } from "../certificate.ts";
import type { CoveredOnce } from "../covered-once.ts";
import type { Note } from "../notes.ts";
import type { LineRequest } from "../request.ts";
import type { Levy, Shares } from "./charges.ts";
import { bsmv } from "./levies.ts";
import type { PremiumStep } from "./premium-step.ts";
import type { Confidence } from "../../domain/tariff.ts";

/** Which risks an insurer does not take. */
export interface DeclineRule<Risk> {
  readonly when: (risk: Risk) => boolean;
  /** A Turkish sentence for the visitor. */
  readonly reason: string;
}

/**
 * What of a risk an insurer of a compulsory line would rather not have, in a few Turkish words: "15 yaşından büyük araç".
 * It may not refuse it, so it costs the most that the tariff allows. What no registry has told counts as unwanted: nobody
 * saves by keeping it back.
 */
export type CeilingRule<Risk> = (risk: Risk) => string | undefined;

/** Who asks for the price, when, and what has become of it since. */
export interface PriceCall {
  readonly insurerId: string;
  /** First day of the policy, "YYYY-MM-DD": it decides which figures are in force. */
  readonly date: string;
  /** On the insurer's price; 1 unless it has moved since the quote. */
  readonly factor: number;
}

export interface Rate {
  /** From the first figure to the gross premium; never empty. */
  readonly steps: readonly PremiumStep[];
  /** No instalment total may pass it; absent where nothing limits them. */
  readonly mostKurus?: number;
  /** How much of the premium each part is that a levy names; none where levies are taken of the whole. */
  readonly shares?: Shares;
  /** What each of several insured costs, adding up to the gross premium; absent where it is not priced one by one. */
  readonly perInsured?: readonly InsuredPrice[];
  /** The weakest confidence among the figures of the steps. */
  readonly confidence: Confidence;
}

/** One of the ways in which a book insures a risk; unnamed where it is the only one. */
export interface PackageOf<Plan> {
  readonly package?: Package;
  readonly plan: Plan;
}

/** What every line says of itself to the broker. */
interface Common<Request, Risk, Book, Plan> {
  /** Tariff branch as it is printed in front of a policy number. */
  readonly branch: string;
  /** What the law puts on top of the net premium, in the order printed; the tax on insurance alone unless told otherwise. */
  readonly charges: readonly Levy[];
  /** The request with what insurers look at worked out; undefined when it cannot be. */
  readonly riskOf: (request: Request) => Risk | undefined;
  readonly packages: (book: Book) => readonly PackageOf<Plan>[];
  /** For how much; undefined when the tariffs do not know the day or the risk. */
  readonly rate: (risk: Risk, plan: Plan, call: PriceCall) => Rate | undefined;
  /** Sentences about what a price rests on. `now` in epoch ms, for words about the start only. */
  readonly assumptions: (
    risk: Risk,
    plan: Plan,
    confidence: Confidence,
    now: number,
  ) => readonly string[];
  /** What it proposes for a coverage term of what is known to be insured, in kuruş by name of the field. */
  readonly propose?: (known: never, date: string) => Readonly<Record<string, number>>;
  /** What was chosen of the coverages that nobody insured can have: Turkish sentences by name of the term. */
  readonly unfit?: (request: Request) => Readonly<Record<string, string>>;
  /** A document that some of its policies have beside themselves. */
  readonly certificate?: CertificateOf<Request>;
  /** What of it nobody needs twice at a time; absent for people and journeys, which may be insured several times. */
  readonly coveredOnce?: CoveredOnce;
  /** What a policy tells its holder, in the order printed. */
  readonly notes: readonly Note[];
  /** What its holder does first when something has happened, step by step. */
  readonly claim: readonly string[];
  /** On what its policies are left before their end, in the order asked; those everybody has to have end on no other. */
  readonly grounds: readonly GroundId[];
  /** What insurers leave to the broker, by day and insurer. */
  readonly commission: readonly [CommissionRow, ...CommissionRow[]];
}

/** A line of insurance as the broker sees it: underwriting, rating and texts. */
export interface Rating<Request, Risk, Book, Plan> extends Common<Request, Risk, Book, Plan> {
  readonly line: AnyLine;
  /** Why the book does not take the risk; undefined when it does. */
  readonly underwrite: (risk: Risk, book: Book) => string | undefined;
  /** Rows of the line's coverages in its order, and of the book's free services. */
  readonly rows: (
    risk: Risk,
    plan: Plan,
    date: string,
  ) =>
    | { readonly coverages: readonly CoverRow[]; readonly extras: readonly CoverRow[] }
    | undefined;
}

type CoverageOf<L extends AnyLine> = keyof L["coverages"];
/** A value of each coverage of a line; undefined for a condition of what is not covered, which has no row then. */
export type Values<L extends AnyLine> = Readonly<Record<CoverageOf<L>, CoverValue | undefined>>;

/** How a line is underwritten and rated, as it is declared. */
export interface RatingSpec<L extends AnyLine, Request, Risk, Book, Plan, V>
  extends
    Omit<Common<Request, Risk, Book, Plan>, "charges">,
    Partial<Pick<Common<Request, Risk, Book, Plan>, "charges">> {
  /** What each coverage of the line is worth on a day; no more and no fewer. */
  readonly coverages: (
    risk: Risk,
    plan: Plan,
    date: string,
  ) => (V & Readonly<Record<Exclude<keyof V, CoverageOf<L>>, never>>) | undefined;
}

/** A book either declines or, of a line everybody has to have, asks the ceiling. */
export type BaseBook<Risk> =
  | { readonly declines: readonly DeclineRule<Risk>[] }
  | { readonly atCeiling: readonly CeilingRule<Risk>[] };

/** What every package of a book has. */
export interface BasePlan {
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** Declares how a line is underwritten and rated. Names and labels of its coverages are the line's. */
export function defineRating<
  L extends AnyLine,
  Request extends LineRequest<L>,
  Risk,
  Book extends BaseBook<Risk>,
  Plan extends BasePlan,
  V extends Values<L>,
>(
  line: L,
  { coverages, ...spec }: RatingSpec<L, Request, Risk, Book, Plan, V>,
): Rating<Request, Risk, Book, Plan> {
  return {
    charges: [bsmv],
    ...spec,
    line,
    underwrite: (risk, book) =>
      "declines" in book ? book.declines.find(({ when }) => when(risk))?.reason : undefined,
    rows(risk, plan, date) {
      const values: Readonly<Record<string, CoverValue | undefined>> | undefined = coverages(
        risk,
        plan,
        date,
      );
      if (values === undefined) return undefined;
      const rows = Object.entries(line.coverages).flatMap(([id, label]): CoverRow[] => {
        const value = values[id];
        return value === undefined ? [] : [{ id, label, ...value }];
      });
      return { coverages: rows, extras: plan.extras };
    },
  };
}

/** For books that insure in one way. */
export const onePackage = <Book>(book: Book): readonly PackageOf<Book>[] => [{ plan: book }];
