import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "./handler.ts";
import { lookUpAccess } from "./look-up-access.ts";
import { admitQuote, placeQuote } from "./new-quote.ts";
import { holderOf, quotePerson } from "./quote-person.ts";
import { vehicleIndexOf } from "./registered-vehicle.ts";
import { registeredRequest } from "./registered-request.ts";
import { trafficSummary } from "./traffic-summary.ts";
import { readTrafficQuote } from "./traffic-quote-input.ts";

type Input = RequestOf<typeof createTrafficQuote>;

/** Stores the quote and sets the insurers going; the answers are read elsewhere. */
export const answerCreateTrafficQuote: Handler<Input, DataOf<typeof createTrafficQuote>> = async (
  input,
  context,
) => {
  const { services } = context;
  const { nationalNumber } = input;
  const access = await lookUpAccess(input.phone, nationalNumber, context);
  if (!access.ok) return access;
  const { phoneIndex } = access.value;
  const [asked, person] = [
    readTrafficQuote(input, services.now()),
    await quotePerson(input, context),
  ];
  if (!asked.ok || !person.ok) {
    const errors = { ...(asked.ok ? {} : asked.reason), ...(person.ok ? {} : person.reason) };
    return err({ kind: "invalid", errors });
  }
  const admitted = await admitQuote(phoneIndex, context);
  if (!admitted.ok) return admitted;
  const vehicleIndex = await vehicleIndexOf(asked.value.plate, nationalNumber, context);
  const correction = await services.store.vehicleCorrections.find({ vehicleIndex, phoneIndex });
  const request = await registeredRequest(
    {
      ...asked.value,
      holder: holderOf(nationalNumber, person.value),
      correction: correction?.accepted ?? {},
    },
    services,
  );
  if (!request.ok) return err({ kind: "vehicle-not-found" });
  const summary = trafficSummary(request.value, todayInIstanbul(services.now()));
  const quote = { request: request.value, person: person.value, ...summary };
  return ok(await placeQuote(input, phoneIndex, quote, context));
};
