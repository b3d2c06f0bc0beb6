import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { CardHolderSchema } from "#shared/schemas/card/card-holder.ts";
import { buyerOf } from "../domain/policyholder.ts";
import { identityKindOf } from "../domain/holder.ts";
import type { QuoteContent } from "../quote/quote-content.ts";
import type { CardDetails } from "../payment/payment.ts";
import { brokerCopy } from "../api/copy.ts";
import { readCard } from "./payment-card.ts";
import { isWebAddress } from "../domain/web-address.ts";

type Input = RequestOf<typeof startPurchase>;
type Errors = Record<string, string[]>;

const contracts = {
  preInformation: "PreInformation",
  distanceContract: "DistanceContract",
  informationForm: "InformationForm",
  needsStatement: "NeedsStatement",
} as const;

function contractErrors(input: Input): Errors {
  const keys = Object.keys(contracts) as (keyof typeof contracts)[];
  const missing = keys.filter((key) => !input[key]);
  return Object.fromEntries(missing.map((key) => [contracts[key], [brokerCopy.contractRequired]]));
}

function addressErrors({ returnUrl, orderUrl, shortUrl }: Input): Errors {
  return {
    ...(isWebAddress(returnUrl) ? {} : { ReturnUrl: [brokerCopy.invalid] }),
    ...(isWebAddress(orderUrl) ? {} : { OrderUrl: [brokerCopy.invalid] }),
    ...(isWebAddress(shortUrl) ? {} : { ShortUrl: [brokerCopy.invalid] }),
  };
}

/** The name on a card that is said to be the holder's own; a company has no name that a card could bear. */
export function ownCardName(content: QuoteContent): Result<string, Errors> {
  const { name, surname } = buyerOf(content);
  const { request } = content;
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
  const read = readCard({ cardNumber, cardHolder, cardExpiry, cardCvc }, now);
  const faults = { ...contractErrors(input), ...addressErrors(input) };
  if (!read.ok) return err({ ...read.reason, ...faults });
  return Object.keys(faults).length > 0 ? err(faults) : read;
}
