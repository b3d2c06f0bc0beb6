import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { openCancellationStates } from "#shared/calls/policy/cancellation-fields.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { certificateOf, hasCertificates } from "../order/certificate.ts";
import { policyTerm, storedPeriod } from "../lines/policy-period.ts";
import { findFirm } from "../insurers/source.ts";
import type { MemberQuoteRow, QuoteFilter } from "../quote/member-quote-repository.ts";
import type { OfferSummary } from "../quote/room/stored-answer.ts";
import { summaryOf } from "../quote/room/stored-answer.ts";
import { quotePageSize } from "../quote/member-quote-repository.ts";
import { forMember } from "../api/handler.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

type Input = RequestOf<typeof filterQuotes>;
type Data = DataOf<typeof filterQuotes>;
type MemberQuote = Data["results"][number];

const dayMs = 86_400_000;

/** First instant of a day in İstanbul, epoch ms. */
const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00+03:00`);

function readFilter(input: Input): Result<QuoteFilter, Record<string, string[]>> {
  const { kind, productId, from, to, page = 1 } = input;
  const isBackwards = from !== undefined && to !== undefined && from > to;
  if (isBackwards) return err({ To: [memberCopy.dateOrder] });
  return ok({
    hasPolicy: kind === "police",
    productId,
    since: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(to) + dayMs,
    page,
  });
}

/** What the link to the document that goes with a policy says; only of a line that has such documents is a quote opened. */
async function certificateName(
  { quoteId, productId, cancelledOn }: MemberQuoteRow,
  { store }: AccountServices,
): Promise<string | undefined> {
  if (!hasCertificates(productId) || cancelledOn !== null) return undefined;
  const quote = await store.quotes.open(quoteId);
  return quote === undefined ? undefined : certificateOf(quote.content.request)?.name;
}

function viewPolicy(row: MemberQuoteRow, { sources, now }: AccountServices): MemberQuote["policy"] {
  const { policyNumber, firmId, grossKurus, paidKurus, instalmentCount, issuedAt } = row;
  const { startsAt, endsAt, cancelledOn } = row;
  if (policyNumber === null || grossKurus === null || paidKurus === null) return undefined;
  if (firmId === null || instalmentCount === null || issuedAt === null) return undefined;
  const period = storedPeriod({ startsAt, endsAt, issuedAt }, row.policyStart);
  return {
    policyNumber,
    firmName: row.firmName ?? findFirm(sources, firmId).name,
    ...period,
    grossKurus,
    paidKurus: paidKurus + row.changedKurus,
    instalmentCount,
    issuedAt,
    hasDocuments: row.hasRecord === 1,
    isUnsent: row.attention?.includes("unsent") ?? false,
    isLeaving: openCancellationStates.some((state) => state === row.leaving),
    term: policyTerm({ ...period, cancelledOn }, now()),
    ...(cancelledOn === null ? {} : { cancelledOn }),
  };
}

/** What lists show of a quote's offers; while its room is not at rest, the room is asked. */
const offersOf = async (
  { quoteId, offerCount, lowestKurus, lowestUntil }: MemberQuoteRow,
  { rooms }: AccountServices,
): Promise<OfferSummary> =>
  offerCount === null
    ? summaryOf(await rooms.answers(quoteId))
    : { offerCount, lowestKurus, lowestUntil };

async function viewQuote(row: MemberQuoteRow, services: AccountServices): Promise<MemberQuote> {
  const { quoteId, productId, subject, vehicle, policyStart, createdAt } = row;
  const { offerCount, lowestKurus, lowestUntil } = await offersOf(row, services);
  const policy = viewPolicy(row, services);
  const certificate = policy === undefined ? undefined : await certificateName(row, services);
  return {
    quoteId,
    productId,
    subject,
    vehicle,
    policyStart,
    createdAt,
    offerCount,
    ...(lowestKurus === null ? {} : { lowestKurus }),
    ...(lowestUntil === null ? {} : { validUntil: lowestUntil }),
    ...(policy === undefined
      ? {}
      : { policy: { ...policy, ...(certificate === undefined ? {} : { certificate }) } }),
  };
}

export const answerFilterQuotes = forMember<Input, Data, AccountServices>(
  async (input, { services }, { memberId }) => {
    const filter = readFilter(input);
    if (!filter.ok) return err({ kind: "invalid", errors: filter.reason });
    const { total, results } = await services.store.memberQuotes.page(memberId, filter.value);
    return ok({
      total,
      pageSize: quotePageSize,
      results: await Promise.all(results.map((row) => viewQuote(row, services))),
    });
  },
);
