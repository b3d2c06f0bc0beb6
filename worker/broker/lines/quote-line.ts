import type { LineId } from "#shared/lines/registry.ts";
import type { Decline, Offer, PackagedAnswer } from "./offer.ts";
import { chargesOf } from "./rating/charges.ts";
import type { PackageOf, Rating } from "./rating/define-rating.ts";
import type { ExchangeRate } from "../domain/exchange-rate.ts";
import { converted } from "../domain/exchange-rate.ts";
import type { InstalmentPlan } from "./rating/instalments.ts";
import { instalmentTable } from "./rating/instalments.ts";
import { offerValidUntil } from "./offer.ts";
import { explain } from "./rating/premium-step.ts";
import type { Requests } from "./request.ts";
import { termRows } from "./terms.ts";
import { declaredRatings } from "./index/ratings.ts";

type Declared = typeof declaredRatings;
type Risks = { [Id in LineId]: Parameters<Declared[Id]["underwrite"]>[0] };
type Books = { [Id in LineId]: Parameters<Declared[Id]["packages"]>[0] };
type Plans = { [Id in LineId]: Parameters<Declared[Id]["rate"]>[1] };

/** How an insurer prices a line. */
export type BookOf<Id extends LineId> = Books[Id];

type Ratings = {
  readonly [Id in LineId]: Rating<Requests[Id], Risks[Id], Books[Id], Plans[Id]>;
};

/** How each line that is sold online is underwritten and rated; a line without does not compile. */
export const ratings: Ratings = declaredRatings;

/** The insurer that answers, as far as an answer depends on it. */
export interface Seller {
  readonly id: string;
  /** "phone": the price is shown, the sale is completed by an agent. */
  readonly soldBy: Offer["soldBy"];
  readonly instalmentPlan: InstalmentPlan;
}

/** A seller with how it prices each line it insures. */
export interface BookSeller extends Seller {
  readonly books: { readonly [Id in LineId]?: BookOf<Id> };
}

/** When an answer is given (epoch ms), and what has become of the insurer's prices since the quote: a factor on them. */
export interface Circumstances {
  readonly now: number;
  readonly factor: number;
}

interface Asked {
  readonly startDate: string;
  readonly terms: object;
  readonly exchange?: ExchangeRate;
  readonly provisional: readonly string[];
}

const declined = (reason: string): Decline => ({ kind: "decline", reason });
const unpriceable = declined("Bu bilgilerle fiyat hesaplanamadı.");

/** A risk that is to be priced, with who prices it. */
interface Underwritten<Request, Risk> {
  readonly request: Request;
  readonly risk: Risk;
  readonly seller: Seller;
  readonly circumstances: Circumstances;
}

/** The offer of one package; undefined when it has no price. */
function offerOf<Request extends Asked, Risk, Book, Plan>(
  rating: Rating<Request, Risk, Book, Plan>,
  plan: Plan,
  { request, risk, seller, circumstances }: Underwritten<Request, Risk>,
): Offer | undefined {
  const { startDate: date, provisional, terms } = request;
  const { now, factor } = circumstances;
  const rate = rating.rate(risk, plan, { insurerId: seller.id, date, factor });
  const rows = rating.rows(risk, plan, date);
  const grossKurus = rate?.steps.at(-1)?.totalKurus ?? 0;
  const charges = chargesOf(grossKurus, rating.charges, date, rate?.shares);
  if (rate === undefined || rows === undefined || charges === undefined || grossKurus <= 0) {
    return undefined;
  }
  return {
    kind: "offer",
    grossKurus,
    ...(request.exchange === undefined
      ? {}
      : { converted: converted(grossKurus, request.exchange) }),
    charges,
    explanation: explain(rate.steps),
    ...(rate.perInsured === undefined ? {} : { perInsured: rate.perInsured }),
    instalments: instalmentTable(grossKurus, seller.instalmentPlan, rate.mostKurus ?? Infinity),
    covers: [...rows.coverages, ...termRows(rating.line, terms), ...rows.extras],
    extras: rows.extras.map(({ id }) => id),
    assumptions: rating.assumptions(risk, plan, rate.confidence, now),
    validUntil: offerValidUntil(now, date),
    soldBy: seller.soldBy,
    isProvisional: provisional.length > 0,
  };
}

/** An insurer's answers by a rating and a book: an offer for each of its packages, or one decline. */
export function answersOf<Request extends Asked, Risk, Book, Plan>(
  rating: Rating<Request, Risk, Book, Plan>,
  book: Book,
  seller: Seller,
  request: Request,
  circumstances: Circumstances,
): readonly PackagedAnswer[] {
  const risk = rating.riskOf(request);
  if (risk === undefined) return [unpriceable];
  const reason = rating.underwrite(risk, book);
  if (reason !== undefined) return [declined(reason)];
  const underwritten = { request, risk, seller, circumstances };
  const offers = rating.packages(book).flatMap(({ plan, ...named }: PackageOf<Plan>) => {
    const offer = offerOf(rating, plan, underwritten);
    return offer === undefined ? [] : [{ ...offer, ...named }];
  });
  return offers.length === 0 ? [unpriceable] : offers;
}

/**
 * What an insurer answers a request with: underwriting, packages, rating, charges, instalments, validity and explanation,
 * the same for every line. Its price depends on the request alone.
 */
export function quoteLine<Id extends LineId>(
  profile: BookSeller,
  request: Requests[Id] & { readonly productId: Id },
  circumstances: Circumstances,
): readonly PackagedAnswer[] {
  const rating = ratings[request.productId];
  const book = profile.books[request.productId];
  if (book === undefined) return [declined(`Şirket ${rating.line.copy.full} yapmıyor.`)];
  return answersOf(rating, book, profile, request, circumstances);
}
