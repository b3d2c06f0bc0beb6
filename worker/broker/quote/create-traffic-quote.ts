import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { lookUpAccess } from "../verification/look-up-access.ts";
import { consumeQuoteLimit, placeQuote } from "./new-quote.ts";
import { askedFor, holderOf } from "./quote-person.ts";
import { referenceCodeErrors } from "./reference-code.ts";
import { registeredRequest } from "../assets/vehicle/registered-request.ts";
import { trafficSummary } from "../assets/vehicle/traffic-summary.ts";
import { readTrafficQuote } from "../assets/vehicle/traffic-quote-input.ts";

type Input = RequestOf<typeof createTrafficQuote>;

/** Stores the quote and sets the insurers going; the answers are read elsewhere. */
export const answerCreateTrafficQuote: Handler<Input, DataOf<typeof createTrafficQuote>> = async (
  input,
  context,
) => {
  const { services } = context;
  const { nationalNumber } = input;
  const refused = referenceCodeErrors(input, services.site);
  if (Object.keys(refused).length > 0) return err({ kind: "invalid", errors: refused });
  const access = await lookUpAccess(input.phone, nationalNumber, context);
  if (!access.ok) return access;
  const { phoneIndex } = access.value;
  const read = await askedFor(readTrafficQuote(input, services.now()), input, context);
  if (!read.ok) return read;
  const { asked, person } = read.value;
  const counted = await consumeQuoteLimit(phoneIndex, context);
  if (!counted.ok) return counted;
  const holder = holderOf(nationalNumber, person);
  const request = await registeredRequest({ ...asked, holder }, phoneIndex, services);
  if (!request.ok) return err({ kind: "vehicle-not-found" });
  const summary = trafficSummary(request.value, todayInIstanbul(services.now()));
  const quote = { request: request.value, person, ...summary };
  return ok(await placeQuote(input, phoneIndex, quote, context));
};
