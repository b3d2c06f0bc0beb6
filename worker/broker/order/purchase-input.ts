import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { card } from "#shared/schemas/card/card.ts";
import { CardHolderSchema } from "#shared/schemas/card/card-holder.ts";
import { identityKindOf } from "../domain/holder.ts";
import type { QuoteContent } from "../quote/quote-content.ts";
import type { CardDetails } from "../payment/payment.ts";
import { brokerCopy } from "../api/copy.ts";

type Input = RequestOf<typeof startPurchase>;
type Errors = Record<string, string[]>;

const contracts = {
  preInformation: "PreInformation",
  distanceContract: "DistanceContract",
  informationForm: "InformationForm",
} as const;

function contractErrors(input: Input): Errors {
  const keys = Object.keys(contracts) as (keyof typeof contracts)[];
  const missing = keys.filter((key) => !input[key]);
  return Object.fromEntries(missing.map((key) => [contracts[key], [brokerCopy.contractRequired]]));
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && url.length <= 500;
}

function addressErrors({ returnUrl, orderUrl, shortUrl }: Input): Errors {
  return {
    ...(isWebAddress(returnUrl) ? {} : { ReturnUrl: [brokerCopy.invalid] }),
    ...(isWebAddress(orderUrl) ? {} : { OrderUrl: [brokerCopy.invalid] }),
    ...(isWebAddress(shortUrl) ? {} : { ShortUrl: [brokerCopy.invalid] }),
  };
}

/** The name on a card that is said to be the holder's own; a company has no name that a card could bear. */
export function ownCardName({ name, surname, request }: QuoteContent): Result<string, Errors> {
  if (identityKindOf(request.holder) === "tax") {
    return err({ CardHolder: [brokerCopy.companyCard] });
  }
  const own = v.safeParse(CardHolderSchema, `${name} ${surname}`);
  return own.success ? ok(own.output) : err({ CardHolder: [brokerCopy.nameNotOnCard] });
}

/** Checks card and ticks of a purchase; errors are by wire name. */
export function readPurchase(
  input: Input,
  cardHolder: string | undefined,
  now: number,
): Result<CardDetails, Errors> {
  const { cardNumber, cardExpiry, cardCvc } = input;
  const read = v.safeParse(card(now), {
    cardNumber,
    cardHolder: cardHolder ?? "",
    cardExpiry,
    cardCvc,
  });
  const nested: Errors = {};
  for (const issue of read.issues ?? []) {
    const key = v.getDotPath(issue) ?? "";
    (nested[key.charAt(0).toUpperCase() + key.slice(1)] ??= []).push(issue.message);
  }
  const errors = { ...nested, ...contractErrors(input), ...addressErrors(input) };
  if (!read.success || Object.keys(errors).length > 0) return err(errors);
  const { output } = read;
  return ok({
    number: output.cardNumber,
    holder: output.cardHolder,
    expiry: output.cardExpiry,
    cvc: output.cardCvc,
  });
}
