import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { sideOf, summaryOf } from "../assets/described.ts";
import type { FoundAsset } from "../assets/asset-words.ts";
import type { Facts } from "../assets/facts.ts";
import { historyOf, refusalOf } from "../lines/history/histories.ts";
import type { Holder } from "../domain/holder.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { RegisteredPerson } from "../registries/person-registry.ts";
import { together } from "./asking/quote-request.ts";
import type { Quote } from "./quote-repository.ts";
import type { QuoteContent } from "./quote-content.ts";
import type { Asked } from "./asking/quote-request.ts";
import { renewalOf } from "./asking/create-quote.ts";
import type { QuoteServices } from "./services.ts";

/** A customer waits for this: less patience than a look-up has. */
const waitMs = 5000;

const silent: Failure = { kind: "registry-silent" };

/**
 * The quote once every registry, or the office in its place, has confirmed what it rests on. Those that were silent when it was made are asked again;
 * as long as one stays silent, or says otherwise, nothing of it can be bought.
 */
export async function settledQuote(
  quote: Quote,
  services: QuoteServices,
): Promise<Result<Quote, Failure>> {
  const { content, quoteId } = quote;
  const isProvisional = content.request.provisional.length > 0;
  if (!isProvisional && content.isRegistered) return ok(quote);
  const { store, orders, now } = services;
  const [confirmed, told] = await Promise.all([
    isProvisional
      ? store.quoteCorrections
          .isAccepted(quoteId)
          .then((isAccepted) => confirmedRequest(quote, isAccepted, services))
      : ok({ request: content.request, holder: undefined }),
    content.isRegistered ? undefined : holderNow(content.request.holder, services),
  ]);
  if (!confirmed.ok) return confirmed;
  const person = confirmed.value.holder ?? told;
  const { request } = confirmed.value;
  if (!isProvisional && person === undefined) return ok(quote);
  // What is on its way to the bank is issued as it was asked for.
  if (await orders.isTaken(quoteId)) return ok(quote);
  const settled: Quote = {
    ...quote,
    ...summaryOf(request),
    ...renewalOf(request, todayInIstanbul(now())),
    content: { ...content, request, ...(content.isRegistered ? {} : registered(request, person)) },
  };
  const isSettled = await store.quotes.settle(settled);
  return isSettled ? ok(settled) : err({ kind: "already-purchased" });
}

/** Who somebody is whom the civil registry did not tell of before; it may tell by the number alone. */
async function holderNow(
  { kind, nationalNumber }: Holder,
  { people }: QuoteServices,
): Promise<RegisteredPerson | undefined> {
  if (kind === "company" || nationalNumber === undefined) return undefined;
  const signal = AbortSignal.timeout(waitMs);
  const answer = await people.find({ nationalNumber }, signal).catch(() => undefined);
  return answer?.kind === "found" ? answer.person : undefined;
}

/** A registered holder in place of what was typed. */
function registered(
  request: QuoteRequest,
  person: RegisteredPerson | undefined,
): Partial<QuoteContent> {
  if (person === undefined) return {};
  const { name, surname, provinceName, districtName, provinceCode, birthDate } = person;
  const holder = { ...request.holder, birthDate, provinceCode, districtName };
  return {
    name,
    surname,
    cityName: provinceName,
    county: districtName,
    isRegistered: true,
    request: { ...request, holder } as QuoteRequest,
  };
}

/** What a registry says against what was said of a quote's insured, now that it is asked for the office; undefined: nothing. */
export async function contradictionOf(
  quote: Quote,
  services: QuoteServices,
): Promise<string | undefined> {
  const confirmed = await confirmedRequest(quote, true, services);
  return !confirmed.ok && confirmed.reason.kind === "registry-differs"
    ? confirmed.reason.reason
    : undefined;
}

/**
 * The request as the registries have it now, with what the office has accepted where they have nothing. Fails while one of them is
 * silent, and where one says otherwise, whatever the office has accepted.
 */
async function confirmedRequest(
  { content: { request }, phoneIndex }: Quote,
  isAccepted: boolean,
  services: QuoteServices,
): Promise<Result<Asked, Failure>> {
  const { productId, holder, insured } = request;
  const search = { holder, phoneIndex, now: services.now(), waitMs, isVouched: isAccepted };
  const { findAgain } = sideOf(productId);
  if (findAgain === undefined) return err(silent);
  const looks = insured.map(async (one): Promise<Result<FoundAsset<Facts>, Failure>> => {
    const again = await findAgain(one as never, search, services);
    if (again.ok) return again;
    const { reason } = again;
    if (reason.kind === "invalid") {
      return err({ kind: "registry-differs", reason: Object.values(reason.errors)[0]?.[0] ?? "" });
    }
    return isAccepted ? ok({ insured: one, provisional: [] }) : err(silent);
  });
  const found = together(await Promise.all(looks));
  if (!found.ok) return found;
  const open = found.value.provisional.filter((part) => !(isAccepted && part === "insured"));
  if (open.length > 0) return err(silent);
  const { insured: known, record } = found.value;
  const [unsold] = Object.values(refusalOf(productId, record) ?? {});
  if (unsold !== undefined) return err({ kind: "registry-differs", reason: unsold[0] ?? "" });
  const history = historyOf(productId).of(record, known as readonly never[], request.startDate);
  const confirmed = { ...request, insured: known, history, provisional: [] };
  return ok({ request: confirmed as unknown as QuoteRequest, holder: found.value.holder });
}
