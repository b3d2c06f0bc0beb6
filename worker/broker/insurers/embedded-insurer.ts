import { instantsOf } from "#shared/format/date.ts";
import { lineIds } from "#shared/lines/registry.ts";
import type { Outage, Pause } from "../domain/pause.ts";
import { takeTime } from "../domain/pause.ts";
import { seedOf, share } from "../domain/seed.ts";
import { InsurerUnavailable } from "./insurer.ts";
import type { Accepted, Confirmation, Insurer, InsurerCall } from "./insurer.ts";
import type { PackagedAnswer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { InsurerProfile } from "./profile.ts";
import { quoteLine, ratings } from "../lines/quote-line.ts";
import type { LineId } from "#shared/lines/registry.ts";

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  return (sum % 11) % 10;
}

/**
 * Policy number of an order at an insurer: branch, insurer, twelve digits made of the order's id, check digit. The same
 * order always gets the same number, so that issuing twice cannot make two policies.
 */
export function policyNumber(line: LineId, insurerCode: string, orderId: string): string {
  const { branch } = ratings[line];
  const halves = ["a", "b"].map((half) => seedOf(half, insurerCode, orderId) % 1_000_000);
  const serial = halves.map((half) => String(half).padStart(6, "0")).join("");
  const body = `${branch}${insurerCode}${serial}`;
  return `${branch}-${insurerCode}-${serial}-${checkDigit(body)}`;
}

/** How the embedded insurers behave, from configuration; read at every call. */
export interface InsurerSettings {
  /** Multiplies every delay; 0 answers at once. */
  readonly speed: number;
  /** Insurers that fail: "error" rejects, "silent" does not answer before the call is aborted. */
  readonly outages: Readonly<Record<string, Outage>>;
  /** Insurers whose price has moved since the quote: a factor on it when it is confirmed and issued. */
  readonly repricing: Readonly<Record<string, number>>;
  readonly pause: Pause;
  readonly issued: IssuedPolicies;
}

/** A policy an embedded insurer has issued. */
export interface IssuedPolicy {
  readonly insurerId: string;
  readonly orderId: string;
  readonly policyNumber: string;
  readonly grossKurus: number;
  /** Epoch ms. */
  readonly issuedAt: number;
}

/** The books of the embedded insurers: one policy for each order. */
export interface IssuedPolicies {
  /** Keeps a policy; the first of an order stays. */
  add(policy: IssuedPolicy): Promise<void>;
  find(insurerId: string, orderId: string): Promise<IssuedPolicy | undefined>;
  /** What an insurer has issued from an instant on and before another; epoch ms. */
  listBetween(insurerId: string, from: number, to: number): Promise<readonly IssuedPolicy[]>;
}

const priceChange = "Şirket, güncel bilgilerle fiyatı yeniden hesapladı.";
const packageGone = "Şirket bu paketi artık sunmuyor.";
const phoneOnly = "Bu şirketin poliçesi temsilcimiz aracılığıyla düzenlenir.";

function answerTime(
  profile: InsurerProfile,
  request: QuoteRequest,
  settings: InsurerSettings,
  signal: AbortSignal,
): Promise<void> {
  const [min, max] = profile.answerSeconds;
  const seed = seedOf("delay", profile.id, JSON.stringify(request.insured), request.startDate);
  return takeSeconds(min + (max - min) * share(seed), profile, settings, signal);
}

async function takeSeconds(
  seconds: number,
  profile: InsurerProfile,
  settings: InsurerSettings,
  signal: AbortSignal,
): Promise<void> {
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
 * An insurer that computes its answers from its profile: the same request has the same price. All it keeps is what it has
 * issued, which is what makes issuing idempotent: an order that has a policy gets that one again, whatever it would cost now.
 */
export function createEmbeddedInsurer(profile: InsurerProfile, settings: InsurerSettings): Insurer {
  async function answer(
    request: QuoteRequest,
    call: InsurerCall,
    factor = 1,
  ): Promise<readonly PackagedAnswer[]> {
    await answerTime(profile, request, settings, call.signal);
    return quoteLine(profile, request, { now: call.now, factor });
  }
  const current = async (request: QuoteRequest, accepted: Accepted, call: InsurerCall) =>
    compare(await answer(request, call, settings.repricing[profile.id]), accepted);
  return {
    id: profile.id,
    name: profile.name,
    phone: profile.phone,
    logo: profile.logo,
    products: lineIds.filter((id) => profile.books[id] !== undefined),
    instalmentPlan: profile.instalmentPlan,
    quote: (request, call) => answer(request, call),
    confirm: current,
    async issue({ orderId, request, ...accepted }, call) {
      if (profile.soldBy === "phone") return { kind: "refused", reason: phoneOnly };
      const confirmation = await current(request, accepted, call);
      const known = await settings.issued.find(profile.id, orderId);
      if (known !== undefined) return { kind: "issued", policyNumber: known.policyNumber };
      if (confirmation.kind !== "same") return { kind: "refused", reason: confirmation.reason };
      const number = policyNumber(request.productId, profile.code, orderId);
      const { grossKurus } = accepted;
      const made = { insurerId: profile.id, orderId, policyNumber: number, grossKurus };
      await settings.issued.add({ ...made, issuedAt: call.now });
      return { kind: "issued", policyNumber: number };
    },
    async findPolicy(orderId, call) {
      await takeSeconds(profile.answerSeconds[0], profile, settings, call.signal);
      const known = await settings.issued.find(profile.id, orderId);
      if (known === undefined) return { kind: "none" };
      const { policyNumber: number, grossKurus } = known;
      return { kind: "issued", policyNumber: number, grossKurus };
    },
    async listPolicies(day, call) {
      await takeSeconds(0, profile, settings, call.signal);
      const [from, to] = instantsOf(day);
      return { kind: "listed", rows: await settings.issued.listBetween(profile.id, from, to) };
    },
  };
}
