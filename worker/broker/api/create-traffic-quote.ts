import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import { maskPlate } from "#shared/schemas/plate.ts";
import { isEarlyRenewal } from "../domain/renewal.ts";
import type { TrafikRequest } from "../insurers/insurer.ts";
import type { Handler } from "./handler.ts";
import { admitQuote, placeQuote, verifiedPhone } from "./new-quote.ts";
import { withRegisteredHistory } from "./registered-history.ts";
import { readTrafficQuote } from "./traffic-quote-input.ts";

type Input = RequestOf<typeof createTrafficQuote>;

/** Stores the quote and sets the insurers going; the answers are read elsewhere. */
export const answerCreateTrafficQuote: Handler<Input, DataOf<typeof createTrafficQuote>> = async (
  input,
  context,
) => {
  const { services } = context;
  const phoneIndex = await verifiedPhone(input.phone, context);
  if (!phoneIndex.ok) return phoneIndex;
  const request = readTrafficQuote(input, services.now());
  if (!request.ok) return err({ kind: "invalid", errors: request.reason });
  const admitted = await admitQuote(phoneIndex.value, context);
  if (!admitted.ok) return admitted;
  const known = await withRegisteredHistory(request.value, input, services);
  const quote = { ...known, ...summaryOf(known.request, todayInIstanbul(services.now())) };
  return ok(await placeQuote(input, phoneIndex.value, quote, context));
};

/** What of a quote can be shown without showing whose it is. */
function summaryOf({ vehicle, previousPolicyEnd, productId }: TrafikRequest, today: string) {
  return {
    subject: maskPlate(vehicle.plate),
    vehicle: `${vehicle.brand} ${vehicle.model} ${vehicle.modelYear}`,
    previousPolicyEnd: previousPolicyEnd ?? null,
    isEarlyRenewal:
      previousPolicyEnd !== undefined && isEarlyRenewal(productId, previousPolicyEnd, today),
  };
}
