import type { LineId } from "#shared/lines/registry.ts";
import { lines, lineIds, quoteCalls } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import { summaryOf } from "../../assets/described.ts";
import type { Handler, Registration, CallContext } from "../../api/handler.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import { indexedAccess } from "../../limits/look-up-access.ts";
import type { QuoteFields as Input } from "./quote-request.ts";
import { identityIndexOf, identityOf, holderOf, personFor, registeredOr } from "./quote-person.ts";
import { quoteErrors, requestOf } from "./quote-request.ts";
import { afterRunning } from "./running-policy.ts";
import { referenceCodeErrors } from "../../assets/vehicle/reference-code.ts";
import type { QuoteServices } from "../services.ts";
import { flowCodes } from "#shared/codes.ts";
import type { AnyCall } from "#shared/calls/call.ts";
import { registerAny } from "../../api/handler.ts";
import type { Touch } from "#shared/campaign.ts";
import { products, productOf } from "#shared/products/catalogue.ts";
import type { Result } from "#shared/result.ts";
import { todayInIstanbul, daysBetween } from "#shared/format/date.ts";
import { storedTouch } from "../../campaign/touch.ts";
import { insurersFor } from "../../insurers/registry.ts";
import { provinceName } from "../../registries/places.ts";
import type { QuoteContent } from "../quote-content.ts";
import type { Quote } from "../quote-repository.ts";
import { consumeRateLimit } from "../../limits/rate-limits.ts";
import { permissionsOf, quoteConsents } from "../../consent/consents.ts";
import { givenOf, notePermissions } from "../../consent/permissions.ts";
import type { QuoteConsentFlags } from "../../consent/consents.ts";
import { consentsOf } from "../../lines/consents-of.ts";
import type { Failure } from "../../api/failure.ts";
import type { QuotePerson } from "./quote-person.ts";

/** Last day of the running policy, "YYYY-MM-DD", and whether renewing today counts as early, by the line's own limit. */
export function renewalOf(
  { productId, history }: QuoteRequest,
  today: string,
): { readonly previousPolicyEnd: string | null; readonly isEarlyRenewal: boolean } {
  const end = "previousPolicyEnd" in history ? history.previousPolicyEnd : undefined;
  const { earlyRenewalDays } = productOf(productId);
  if (end === undefined) return { previousPolicyEnd: null, isEarlyRenewal: false };
  const isEarlyRenewal =
    earlyRenewalDays !== undefined && daysBetween(today, end) > earlyRenewalDays;
  return { previousPolicyEnd: end, isEarlyRenewal };
}

const hourly = { visitor: 30, number: 30 } as const;

/** What every line's quote call says of the person who asks. */
export interface Asker extends QuoteConsentFlags {
  readonly phone: string;
  readonly email?: string | undefined;
  readonly referenceCode?: string | undefined;
  readonly campaign?: Touch | undefined;
}

/** What is asked of the insurers, and what of it may be shown without showing whose it is. */
export interface NewQuote {
  /** Index of the holder's number or passport. */
  readonly holderIndex: string;
  readonly request: QuoteRequest;
  readonly person: QuotePerson;
  readonly subject: string;
  readonly vehicle: string;
  /** The only insurer to ask; everybody of the line when absent. */
  readonly firmId?: string | undefined;
  /** What the caller said of itself, where its call asks for that. */
  readonly claimedClient?: QuoteContent["claimedClient"];
}

/** Counts one more quote of a visitor and a number; refuses when there have been too many within the hour. */
export const consumeQuoteLimit = (
  phoneIndex: string,
  context: CallContext<QuoteServices>,
): Promise<Result<undefined, Failure>> =>
  consumeRateLimit("quote", hourly, context, { phoneIndex });

function contentOf(
  { email: eMail, referenceCode }: Asker,
  { request, person, claimedClient }: NewQuote,
): QuoteContent {
  const { name, surname, company, provinceCode, districtName, isRegistered } = person;
  return {
    name,
    surname,
    ...(company === undefined ? {} : { company }),
    ...(eMail === undefined ? {} : { eMail }),
    cityName: provinceName(provinceCode) ?? provinceCode,
    county: districtName,
    isRegistered,
    ...(referenceCode === undefined ? {} : { referenceCode }),
    ...(claimedClient === undefined || Object.keys(claimedClient).length === 0
      ? {}
      : { claimedClient }),
    request,
  };
}

/** How long a quote of a line waits for insurers. */
function waitMs(productId: LineId, { vars }: QuoteServices["env"]): number {
  const { waitSeconds = products[productId].waitSeconds } = vars.INSURER_SETTINGS;
  return waitSeconds * 1000;
}

/** Whoever asks the same again so soon has pressed twice. */
const sameQuestionMs = 5000;

/** A UUID (version 8, RFC 9562) of an index's hexadecimal digits. */
const uuidOf = (digits: string): string =>
  digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");

/**
 * Stores a quote and sets its sources going, once for a question that comes twice at a time or within five seconds: its id is
 * made of the question and the time.
 *
 * @param store false where there is one of that id already
 */
async function placeOnce(
  question: object,
  store: (quoteId: string, createdAt: number) => Promise<boolean>,
  { services, visitor, member }: CallContext<QuoteServices>,
): Promise<{ readonly quoteId: string; readonly isNew: boolean }> {
  const { blindIndex, rooms, now } = services;
  const createdAt = now();
  const asked = JSON.stringify([visitor, member?.memberId, question]);
  const idAt = async (time: number) =>
    uuidOf(await blindIndex.of("quote", `${Math.floor(time / sameQuestionMs)} ${asked}`));
  const earlierId = await idAt(createdAt - sameQuestionMs);
  const isAskedAlready = await services.store.quotes.isSince(earlierId, createdAt - sameQuestionMs);
  const quoteId = isAskedAlready ? earlierId : await idAt(createdAt);
  const isNew = !isAskedAlready && (await store(quoteId, createdAt));
  // Whoever has stored it may not have got so far.
  await rooms.start(quoteId);
  return { quoteId, isNew };
}

/** Stores a quote with its consents and sets its sources going; the answers are read elsewhere. */
export async function placeQuote(
  asker: Asker,
  phoneIndex: string,
  quote: NewQuote,
  context: CallContext<QuoteServices>,
): Promise<{ readonly quoteId: string }> {
  const { services, visitor, member } = context;
  const { store, sources, env } = services;
  const { productId, startDate } = quote.request;
  const { subject, vehicle, firmId } = quote;
  const asked = insurersFor(sources, productId).filter(
    ({ firms }) => firmId === undefined || firms.some(({ id }) => id === firmId),
  );
  const content = contentOf(asker, quote);
  const consents = consentsOf(productId);
  const add = (quoteId: string, createdAt: number) => {
    const row = {
      quoteId,
      visitor,
      memberId: member?.memberId ?? null,
      nationalIndex: quote.holderIndex,
      phoneIndex,
      phone: asker.phone,
      content,
      productId,
      subject,
      vehicle,
      policyStart: startDate,
      ...renewalOf(quote.request, todayInIstanbul(createdAt)),
      sourceIds: asked.map(({ id }) => id),
      createdAt,
      deadline: createdAt + waitMs(productId, env),
    };
    const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt };
    return store.quotes.add(
      row,
      quoteConsents(asker, origin, consents),
      storedTouch(asker.campaign),
    );
  };
  const permissions = givenOf(permissionsOf(asker));
  const question = { phoneIndex, content, permissions, sources: asked.map(({ id }) => id) };
  const { quoteId, isNew } = await placeOnce(question, add, context);
  const isMerchant = quote.request.holder.kind === "company";
  if (isNew) await notePermissions(permissions, asker, services, { isMerchant });
  return { quoteId };
}

/**
 * Stores a quote with another request in its place, as one of its own that belongs to whoever asks, and sets the same
 * sources going. Campaign and consents are those of the first; `lowestKurus` is what was its lowest price.
 */
export async function placeAgain(
  { purchasedAt: _purchasedAt, content, ...before }: Quote,
  { request, lowestKurus }: { readonly request: QuoteRequest; readonly lowestKurus: number | null },
  context: CallContext<QuoteServices>,
): Promise<{ readonly quoteId: string }> {
  const { services, visitor, member } = context;
  const { store, env } = services;
  const { lowestBefore: _lowestBefore, ...withoutBefore } = content;
  const add = (quoteId: string, createdAt: number) =>
    store.quotes.addAgain(
      {
        ...before,
        quoteId,
        visitor,
        memberId: member?.memberId ?? null,
        content: {
          ...withoutBefore,
          knownAt: content.knownAt ?? before.createdAt,
          termsBefore: { ...content.request.terms },
          startBefore: content.request.startDate,
          ...(lowestKurus === null ? {} : { lowestBefore: lowestKurus }),
          request,
        },
        policyStart: request.startDate,
        ...renewalOf(request, todayInIstanbul(createdAt)),
        createdAt,
        deadline: createdAt + waitMs(request.productId, env),
      },
      before.quoteId,
    );
  const { quoteId } = await placeOnce({ repeats: before.quoteId, request }, add, context);
  return { quoteId };
}

/** Stores a quote of a line and sets its insurers going; the answers are read elsewhere. */
export const answerCreateQuote =
  (id: LineId): Handler<Input, { readonly quoteId: string }, QuoteServices> =>
  async (input, context) => {
    const { services } = context;
    const identity = identityOf(lines[id], input);
    if (!identity.ok) return err({ kind: "invalid", errors: identity.reason });
    const refused = referenceCodeErrors(input.referenceCode, services.site);
    if (Object.keys(refused).length > 0) return err({ kind: "invalid", errors: refused });
    const holderIndex = await identityIndexOf(identity.value, services.blindIndex);
    const access = await indexedAccess(input.phone, holderIndex, context);
    if (!access.ok) return access;
    const { phoneIndex } = access.value;
    const errors = quoteErrors(id, input, context);
    const who = await personFor(errors, identity.value, input, context);
    if (!who.ok) return who;
    const counted = await consumeQuoteLimit(phoneIndex, context);
    if (!counted.ok) return counted;
    const said = holderOf(identity.value, who.value);
    const found = await requestOf(id, input, said, phoneIndex, context);
    if (!found.ok) return found;
    const person = registeredOr(who.value, found.value.holder);
    const holder = holderOf(identity.value, person);
    // What is insured stays with whoever holds it.
    const asked = { ...found.value.request, holder } as QuoteRequest;
    const after = await afterRunning(asked, holderIndex, services);
    if (!after.ok) return after;
    const request = after.value;
    const { ipAddress, userAgent } = input;
    const quote = {
      request,
      person,
      holderIndex,
      firmId: input.insuranceFirm,
      claimedClient: withoutUndefined({ ipAddress, userAgent }),
      ...summaryOf(request),
    };
    return ok(await placeQuote(input, phoneIndex, quote, context));
  };

const calls: Readonly<Record<string, AnyCall>> = quoteCalls;

/** The quote call of every line. */
export const quoteRegistrations = Object.fromEntries(
  lineIds.map((id) => [
    `${id}Quote`,
    registerAny(calls[`${id}Quote`]!, answerCreateQuote(id), flowCodes.success),
  ]),
) as Readonly<Record<`${LineId}Quote`, Registration<QuoteServices>>>;
