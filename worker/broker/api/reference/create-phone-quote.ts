import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { createPhoneQuote } from "#shared/calls/create-phone-quote.ts";
import { err, ok } from "#shared/result.ts";
import type { InsuredPhone } from "../../insurers/insurer.ts";
import { insurersFor } from "../../insurers/registry.ts";
import { brokerCopy } from "../copy.ts";
import type { Handler } from "../handler.ts";
import { admitQuote, placeQuote, verifiedPhone } from "../new-quote.ts";
import { holderOf, quotePerson } from "../quote-person.ts";
import { readPhoneQuote } from "./phone-quote-input.ts";

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
  const phoneIndex = await verifiedPhone(input.phone, context);
  if (!phoneIndex.ok) return phoneIndex;
  const firmIds = insurersFor(insurers, "telefon").map(({ id }) => id);
  const [asked, person] = [
    readPhoneQuote(input, firmIds, now()),
    await quotePerson(input, context),
  ];
  if (!asked.ok || !person.ok) {
    const errors = { ...(asked.ok ? {} : asked.reason), ...(person.ok ? {} : person.reason) };
    return err({ kind: "invalid", errors });
  }
  const holder = holderOf(input.nationalNumber, person.value);
  const admitted = await admitQuote(phoneIndex.value, context);
  if (!admitted.ok) return admitted;
  const quote = {
    request: { ...asked.value, holder },
    person: person.value,
    firmId: input.insuranceFirm,
    ...summaryOf(asked.value.phone),
  };
  return ok(await placeQuote(input, phoneIndex.value, quote, context));
};
