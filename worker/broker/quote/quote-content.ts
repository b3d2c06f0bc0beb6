import * as v from "valibot";
import { PolicyholderSchema } from "../domain/policyholder.ts";
import { dayMs } from "../limits/rate-limits.ts";
import { QuoteRequestSchema } from "../lines/request.ts";

const EarlierRequestSchema = v.looseObject({
  vehicle: v.exactOptional(v.looseObject({})),
  phone: v.exactOptional(v.looseObject({})),
});

/**
 * Quotes are kept for months, those with a policy for years; the oldest carry what is insured and its history side by
 * side, and the step of the history as `step`.
 */
function withPresentShape(request: unknown): unknown {
  if (!v.is(EarlierRequestSchema, request)) return request;
  const {
    vehicle,
    phone,
    step,
    bonusMalusStep = step,
    previousPolicyEnd,
    isFleet,
    document,
    ...rest
  } = request;
  const asset = vehicle ?? phone;
  if (asset === undefined) return request;
  const provisional = Array.isArray(rest["provisional"]) ? rest["provisional"] : [];
  return {
    ...rest,
    insured: [{ ...asset, ...(document === undefined ? {} : { document }) }],
    history: {
      bonusMalusStep,
      isFleet,
      ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
    },
    provisional: provisional.map((part) => (part === "vehicle" ? "insured" : part)),
  };
}

/** Where an adult is told that somebody else has insured them, as that person has said it. */
const InsuredContactSchema = v.object({
  /** Which of the insured, counted from 0. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Ten digits of a mobile number, or an e-mail address. */
  contact: v.string(),
});

/** Everything personal about a quote; sealed as one. */
export const QuoteContentSchema = v.object({
  name: v.string(),
  surname: v.string(),
  eMail: v.exactOptional(v.string()),
  /** Of a company, for which the person named may act; absent in a quote of before it was asked. */
  company: v.exactOptional(v.object({ title: v.string(), taxOffice: v.string() })),
  /** Who buys for them; absent where that is whom the quote is made out to. */
  policyholder: v.exactOptional(PolicyholderSchema),
  /** Where adults are told that somebody else has insured them. */
  insuredContacts: v.exactOptional(v.array(InsuredContactSchema)),
  cityName: v.string(),
  county: v.string(),
  /** Name and place are the civil registry's; only the person themselves may read them unmasked. */
  isRegistered: v.optional(v.boolean(), false),
  /** Code of whoever brought the customer. */
  referenceCode: v.exactOptional(v.string()),
  /** What the caller said of itself. */
  claimedClient: v.exactOptional(
    v.object({ ipAddress: v.exactOptional(v.string()), userAgent: v.exactOptional(v.string()) }),
  ),
  /** When the registries were asked, epoch ms, where that was for the quote this one repeats. */
  knownAt: v.exactOptional(v.number()),
  /** Of the quote this one repeats: its coverage terms, its first day, and its lowest price when this one was asked for. */
  termsBefore: v.exactOptional(v.record(v.string(), v.unknown())),
  startBefore: v.exactOptional(v.string()),
  lowestBefore: v.exactOptional(v.number()),
  request: v.pipe(v.unknown(), v.transform(withPresentShape), QuoteRequestSchema),
});
export type QuoteContent = v.InferOutput<typeof QuoteContentSchema>;

/** Until when a price of a quote may hold, epoch ms: a day after the registries and the exchange rate were asked. */
export const knownUntil = ({
  content,
  createdAt,
}: {
  readonly content: Pick<QuoteContent, "knownAt">;
  readonly createdAt: number;
}): number => (content.knownAt ?? createdAt) + dayMs;
