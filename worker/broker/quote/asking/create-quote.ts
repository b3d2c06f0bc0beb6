import type { LineId } from "#shared/lines/registry.ts";
import { lines, lineIds, quoteCalls } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import { summaryOf } from "../../assets/described.ts";
import type { Handler, Registration } from "../../api/handler.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import { indexedAccess } from "../../limits/look-up-access.ts";
import type { QuoteFields as Input } from "./quote-request.ts";
import { consumeQuoteLimit, placeQuote } from "./new-quote.ts";
import { identityIndexOf, identityOf, askedFor, holderOf, registeredOr } from "./quote-person.ts";
import { checked, requestOf } from "./quote-request.ts";
import { afterRunning } from "./running-policy.ts";
import { referenceCodeErrors } from "../../assets/vehicle/reference-code.ts";
import type { QuoteServices } from "../services.ts";
import { flowCodes } from "#shared/codes.ts";
import type { AnyCall } from "#shared/calls/call.ts";
import { registerAny } from "../../api/handler.ts";

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
    const read = await askedFor(checked(id, input, context), identity.value, input, context);
    if (!read.ok) return read;
    const counted = await consumeQuoteLimit(phoneIndex, context);
    if (!counted.ok) return counted;
    const said = holderOf(identity.value, read.value.person);
    const found = await requestOf(id, input, said, phoneIndex, context);
    if (!found.ok) return found;
    const person = registeredOr(read.value.person, found.value.holder);
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
