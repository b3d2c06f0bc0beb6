import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createPhoneQuote } from "#shared/calls/create-phone-quote.ts";
import { ok } from "#shared/result.ts";
import type { InsuredPhone } from "../insurers/insurer.ts";
import { insurersFor } from "../insurers/registry.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Handler } from "../api/handler.ts";
import { lookUpAccess } from "../verification/look-up-access.ts";
import { consumeQuoteLimit, placeQuote } from "./new-quote.ts";
import { askedFor, holderOf } from "./quote-person.ts";
import { withoutUndefined } from "../domain/without-undefined.ts";
import { readPhoneQuote } from "../assets/phone/phone-quote-input.ts";

type Input = RequestOf<typeof createPhoneQuote>;

/** What of the phone can be shown without showing whose it is. */
const summaryOf = ({ brand, model, releaseYear, isSecondHand }: InsuredPhone) => ({
  subject: `${brand} ${model}`,
  vehicle: brokerCopy.phoneSummary(releaseYear, isSecondHand),
  previousPolicyEnd: null,
  isEarlyRenewal: false,
});

/** Stores the quote and sets the insurers going; the answers are read elsewhere. */
export const answerCreatePhoneQuote: Handler<Input, DataOf<typeof createPhoneQuote>> = async (
  input,
  context,
) => {
  const { insurers, now } = context.services;
  const access = await lookUpAccess(input.phone, input.nationalNumber, context);
  if (!access.ok) return access;
  const { phoneIndex } = access.value;
  const firmIds = insurersFor(insurers, "telefon").map(({ id }) => id);
  const read = await askedFor(readPhoneQuote(input, firmIds, now()), input, context);
  if (!read.ok) return read;
  const { asked, person } = read.value;
  const { ipAddress, userAgent } = input;
  const holder = holderOf(input.nationalNumber, person);
  const counted = await consumeQuoteLimit(phoneIndex, context);
  if (!counted.ok) return counted;
  const quote = {
    request: { ...asked, holder },
    person,
    firmId: input.insuranceFirm,
    claimedClient: withoutUndefined({ ipAddress, userAgent }),
    ...summaryOf(asked.insured[0]),
  };
  return ok(await placeQuote(input, phoneIndex, quote, context));
};
