import { policyNumber } from "../order/policy-number.ts";
import type { Outage, Pause } from "../domain/pause.ts";
import { takeTime } from "../domain/pause.ts";
import { seedOf, share } from "../domain/seed.ts";
import { InsurerUnavailable } from "./insurer.ts";
import type {
  Accepted,
  Confirmation,
  Insurer,
  InsurerCall,
  PackagedAnswer,
  QuoteAnswer,
  QuoteRequest,
} from "./insurer.ts";
import type { InsurerProfile } from "./profile.ts";
import { quoteTelefon } from "../lines/telefon/rate.ts";
import { quoteTrafik } from "../lines/trafik/rate.ts";

/** How the embedded insurers behave, from configuration; read at every call. */
export interface InsurerSettings {
  /** Multiplies every delay; 0 answers at once. */
  readonly speed: number;
  /** Insurers that fail: "error" rejects, "silent" does not answer before the call is aborted. */
  readonly outages: Readonly<Record<string, Outage>>;
  /** Insurers whose price has moved since the quote: a factor on it when it is confirmed and issued. */
  readonly repricing: Readonly<Record<string, number>>;
  readonly pause: Pause;
}

const priceChange = "Şirket, güncel bilgilerle fiyatı yeniden hesapladı.";
const packageGone = "Şirket bu paketi artık sunmuyor.";
const phoneOnly = "Bu şirketin poliçesi temsilcimiz aracılığıyla düzenlenir.";

/** What tells one request from another, for the time it takes. */
const riskKey = (request: QuoteRequest): string =>
  request.productId === "trafik" ? request.insured[0].plate : request.insured[0].imei;

/** `factor` is on the insurer's price. */
function price(
  profile: InsurerProfile,
  request: QuoteRequest,
  now: number,
  factor: number,
): QuoteAnswer {
  switch (request.productId) {
    case "trafik":
      return quoteTrafik(profile, request, now, factor);
    case "telefon":
      return quoteTelefon(profile, request, now, factor);
  }
}

async function answerTime(
  profile: InsurerProfile,
  request: QuoteRequest,
  settings: InsurerSettings,
  signal: AbortSignal,
): Promise<void> {
  const [min, max] = profile.answerSeconds;
  const seed = seedOf("delay", profile.id, riskKey(request), request.startDate);
  const seconds = min + (max - min) * share(seed);
  const wait = () => settings.pause(seconds * 1000 * settings.speed, signal);
  await takeTime(wait, settings.outages[profile.id], signal, new InsurerUnavailable(profile.id));
}

function compare(
  answers: readonly PackagedAnswer[],
  { packageId, grossKurus }: Accepted,
): Confirmation {
  const answer = answers.find((each) => each.package?.id === packageId);
  if (answer === undefined) return { kind: "withdrawn", reason: packageGone };
  if (answer.kind === "decline") return { kind: "withdrawn", reason: answer.reason };
  if (answer.grossKurus === grossKurus) return { kind: "same", offer: answer };
  return { kind: "changed", offer: answer, reason: priceChange };
}

/**
 * An insurer that computes its answers from its profile. It keeps nothing: the same request has the same price, and an
 * order's policy number follows from its id, which is what makes issuing idempotent.
 */
export function createEmbeddedInsurer(profile: InsurerProfile, settings: InsurerSettings): Insurer {
  async function answer(
    request: QuoteRequest,
    call: InsurerCall,
    factor = 1,
  ): Promise<readonly PackagedAnswer[]> {
    await answerTime(profile, request, settings, call.signal);
    return [price(profile, request, call.now, factor)];
  }
  const current = async (request: QuoteRequest, accepted: Accepted, call: InsurerCall) =>
    compare(await answer(request, call, settings.repricing[profile.id]), accepted);
  return {
    id: profile.id,
    name: profile.name,
    phone: profile.phone,
    logo: profile.logo,
    products: profile.telefon === undefined ? ["trafik"] : ["trafik", "telefon"],
    instalmentPlan: profile.instalmentPlan,
    quote: (request, call) => answer(request, call),
    confirm: current,
    async issue({ orderId, request, ...accepted }, call) {
      if (profile.soldBy === "phone") return { kind: "refused", reason: phoneOnly };
      const confirmation = await current(request, accepted, call);
      if (confirmation.kind !== "same") return { kind: "refused", reason: confirmation.reason };
      const number = policyNumber(request.productId, profile.code, orderId);
      return { kind: "issued", policyNumber: number };
    },
  };
}
