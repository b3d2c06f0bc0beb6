import * as v from "valibot";
import { currencies } from "#shared/format/money.ts";
import { decimal, flag, int, list, model, named, oneOf, optional, text } from "../codec.ts";
import { reminderModel } from "./reminder-fields.ts";
import { productOrOther } from "../product-code.ts";

/**
 * How an insurer stands with a quote. `timeout`: it did not answer within the line's limit. `done`: a source that has
 * answered for others or with several packages has no more to say.
 */
const answerStates = ["waiting", "offer", "decline", "failed", "timeout", "done"] as const;

/** A paper sent in place of a registry's word waits for the office, or was judged by it. */
export const correctionStates = ["pending", "accepted", "refused"] as const;
/** A body with such a paper of 3 MiB in base64, and room for the rest. */
export const maxCorrectionBodyBytes = 5 * 1024 * 1024;

/** Parts of a premium: what the insurer asks, and what the law adds. */
export const chargeKinds = ["premium", "discount", "surcharge", "levy", "tax"] as const;

/** An amount that may also be taken off. */
const difference = int(Number.MIN_SAFE_INTEGER);

const charge = model({
  id: text(),
  kind: oneOf(chargeKinds),
  label: text(),
  kurus: difference,
});

const explanationStep = model({
  label: text(),
  /** Whose figure it is, in a few Turkish words. */
  source: text(),
  /** What the amount so far is multiplied with, to five decimals; absent where an amount is set, rounded or bounded. */
  factor: optional(decimal),
  /** What the step adds or takes. */
  kurus: difference,
});

const insuredPrice = model({ label: text(), kurus: int() });

/** A row of what is covered. */
export const coverRow = model({
  id: text(),
  label: text(),
  /** How to read the value: a sum of money, in or out, without limit, or up to the market value. */
  kind: oneOf(["amount", "included", "excluded", "unlimited", "market-value", "text"]),
  /** In the smallest unit of the currency: kuruş, cent. */
  money: optional(model({ amount: int(), currency: oneOf(currencies) })),
  text: optional(text()),
});

/** A price in the currency its tariff is written in: lira for one unit, of which day, and whether that is assumed. */
const converted = model({
  money: model({ amount: int(), currency: oneOf(currencies) }),
  rate: decimal,
  day: text(),
  isEstimate: flag,
});

const instalment = model({
  count: int(1, 18),
  totalKurus: int(),
  /** First instalment; it carries the rounding difference. */
  firstKurus: int(),
  eachKurus: int(),
});

/** One insurer's price and what it is for. Amounts are whole kuruş, taxes included in the gross. */
export const offerModel = model({
  id: text(),
  grossKurus: named("GrossPremium", int()),
  /** The gross premium as text, as older readers expect it ("12.345,67"). */
  grossPremiumTL: named("GrossPremiumTL", text()),
  converted: optional(converted),
  /** Without levies and taxes. */
  netKurus: named("NetPremium", int()),
  /** What the gross premium is made of; the parts add up to it. */
  charges: list(charge),
  /** How it came about, from the first figure on; the amounts add up to it. Empty where the insurer does not tell. */
  explanation: list(explanationStep),
  /** What each of several insured costs; the amounts add up to the gross premium. Told to whoever asked alone. */
  perInsured: optional(list(insuredPrice)),
  maxInstallment: named("maxInstallment", int(1, 18)),
  instalments: list(instalment),
  /** Card programmes that may pay so; absent where every credit card may. */
  cardFamilies: optional(list(text())),
  covers: list(coverRow),
  /** Ids of the covers that come for nothing. */
  services: list(text()),
  assumptions: list(text()),
  /** Epoch milliseconds. */
  validUntil: int(),
  /** `elsewhere`: the insurer itself takes the money, and the offer cannot be bought here. */
  soldBy: oneOf(["online", "phone", "elsewhere"]),
  /** A registry was silent: the price may still change, and can be paid once it has been confirmed with the registry. */
  isProvisional: flag,
});

/**
 * One row in a quote: an insurer's answer, one for each of its packages, or a source that is still waited for. `sequence`
 * numbers the answers in the order they came (0 while waiting); a newer one takes the place of the one with its id.
 */
export const answerModel = model({
  id: named("AnswerId", text()),
  /** Where it comes from; what comes under the source's own id ends the waiting for it. */
  sourceId: text(),
  firmId: text(),
  firmName: text(),
  /** Which of the insurer's products, when it has answered with several. */
  packageName: optional(text()),
  /** The insurer's logo, drawn: an SVG path in a 24 × 24 box, its colour and its ground. */
  logo: optional(model({ ink: text(), tint: text(), path: text() })),
  state: oneOf(answerStates),
  sequence: int(),
  reason: optional(text()),
  offer: optional(offerModel),
});

/** Reads the data of one event of a quote's stream; undefined for anything that is not an answer. */
export function parseAnswer(data: string): v.InferOutput<typeof answerModel.schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerModel.schema), data);
  return parsed.success ? parsed.output : undefined;
}

/** What a shared link may show: nothing personal. */
export const quoteSummaryModel = model({
  quoteId: text(),
  productId: productOrOther,
  /** Plate with its middle hidden. */
  subject: text(),
  vehicle: text(),
  policyStart: text(),
  createdAt: int(),
  /** Asking ends then, epoch milliseconds; later answers are still kept. */
  deadline: int(),
  previousPolicyEnd: optional(text()),
  isEarlyRenewal: flag,
  /** What the price takes from how it has been insured, in words; told to whoever asked alone. */
  history: list(model({ label: text(), text: text() })),
  /** Whether the asking visitor may buy without verifying the phone again. */
  isOwner: flag,
  purchased: flag,
  /** What has become of the paper its owner has sent in place of a registry's word. */
  correction: optional(oneOf(correctionStates)),
  /** A reminder, for its owner, that the lowest price lapses. */
  reminder: optional(reminderModel),
});
