import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { trafik } from "#shared/products/trafik.ts";
import { err, ok } from "#shared/result.ts";
import { maskPlate } from "#shared/schemas/plate.ts";
import { isEarlyRenewal } from "../domain/renewal.ts";
import type { TrafikRequest } from "../insurers/insurer.ts";
import { insurersFor } from "../insurers/registry.ts";
import { provinceName } from "../registries/places.ts";
import type { Services } from "../services.ts";
import type { QuoteContent } from "../store/quote-content.ts";
import { quoteConsents } from "./consents.ts";
import type { Handler } from "./handler.ts";
import { withRegisteredHistory } from "./registered-history.ts";
import { readTrafficQuote } from "./traffic-quote-input.ts";

type Input = RequestOf<typeof createTrafficQuote>;

const hourMs = 3_600_000;
const hourly = { visitor: 30, number: 30 } as const;

/** Stores the quote and sets the insurers going; the answers are read elsewhere. */
export const answerCreateTrafficQuote: Handler<Input, DataOf<typeof createTrafficQuote>> = async (
  input,
  { services, visitor },
) => {
  const { store, blindIndex, randomUuid, rooms } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", input.phone);
  if (!(await store.verifications.isVerified(visitor, phoneIndex, now))) {
    return err({ kind: "verification-needed" });
  }
  const request = readTrafficQuote(input, now);
  if (!request.ok) return err({ kind: "invalid", errors: request.reason });
  const limits = [
    { counterKey: `quote-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `quote-number:${phoneIndex}`, limit: hourly.number },
  ];
  if (!(await store.rates.admit(limits, now, now - hourMs))) return err({ kind: "too-many" });
  const known = await withRegisteredHistory(request.value, input, services);
  const quoteId = randomUuid();
  const content = contentOf(input, known.request, known.isManual);
  const row = { quoteId, visitor, phoneIndex, phone: input.phone, content };
  await store.quotes.add({ ...row, ...summaryOf(known.request, services) }, campaignOf(input));
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: now };
  await store.consents.add(quoteConsents(input, origin));
  await rooms.start(quoteId);
  return ok({ quoteId });
};

function contentOf(input: Input, request: TrafikRequest, isManual: boolean): QuoteContent {
  const { name, surname, eMail, cityCode } = input;
  return {
    name,
    surname,
    ...(eMail === undefined ? {} : { eMail }),
    cityName: provinceName(cityCode) ?? cityCode,
    county: input.county,
    isManual,
    request: { ...request, holder: { ...request.holder } },
  };
}

/** What of a quote can be shown without showing whose it is. */
function summaryOf(request: TrafikRequest, { insurers, now, env }: Services) {
  const { vehicle, previousPolicyEnd = null, startDate, productId } = request;
  const { waitSeconds = trafik.waitSeconds } = env.vars.INSURER_SETTINGS;
  return {
    productId,
    subject: maskPlate(vehicle.plate),
    vehicle: `${vehicle.brand} ${vehicle.model} ${vehicle.modelYear}`,
    policyStart: startDate,
    previousPolicyEnd,
    isEarlyRenewal:
      previousPolicyEnd !== null &&
      isEarlyRenewal(productId, previousPolicyEnd, todayInIstanbul(now())),
    firmIds: insurersFor(insurers, productId).map(({ id }) => id),
    createdAt: now(),
    deadline: now() + waitSeconds * 1000,
  };
}

/** Campaign parameters as JSON; undefined when there are none. */
function campaignOf({ campaign = {} }: Input): string | undefined {
  return Object.keys(campaign).length === 0 ? undefined : JSON.stringify(campaign);
}
