import { formatDate, instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import { lineIds } from "#shared/lines/registry.ts";
import type { Outage, Pause } from "../domain/pause.ts";
import { takeTime } from "../domain/pause.ts";
import { seedOf, share } from "../domain/seed.ts";
import type { CancelOrder, ChangePrice, WantedChange } from "./issued-by-source.ts";
import { InsurerUnavailable } from "./source.ts";
import type { Accepted, Confirmation, Insurer, InsurerCall } from "./source.ts";
import type { PackagedAnswer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { isPermitted } from "./permit.ts";
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
  /** Host of the site that sells. */
  readonly domain: string;
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
  /** Null while it runs: what its cancellation was asked and confirmed as, from which day on there is no cover, what goes back. */
  readonly cancellationId: string | null;
  readonly endorsementNumber: string | null;
  readonly cancelledOn: string | null;
  readonly returnedKurus: number | null;
}

/** What a policy was cancelled as. */
type Ended = { readonly [Field in keyof Cancelled]: NonNullable<Cancelled[Field]> };
type Cancelled = Pick<
  IssuedPolicy,
  "cancellationId" | "endorsementNumber" | "cancelledOn" | "returnedKurus"
>;

/** The books of the embedded insurers: one policy for each order. */
export interface IssuedPolicies {
  /** Keeps a policy; the first of an order stays. */
  add(policy: IssuedPolicy): Promise<void>;
  find(insurerId: string, orderId: string): Promise<IssuedPolicy | undefined>;
  /** Ends a policy that runs; one that was ended already stays as it was. */
  end(insurerId: string, orderId: string, ended: Ended): Promise<void>;
  /** What an insurer has issued from an instant on and before another; epoch ms. */
  listBetween(insurerId: string, from: number, to: number): Promise<readonly IssuedPolicy[]>;
}

const running = {
  cancellationId: null,
  endorsementNumber: null,
  cancelledOn: null,
  returnedKurus: null,
} as const;

function endedOf(policy: IssuedPolicy | undefined): Ended | undefined {
  const { cancellationId, endorsementNumber, cancelledOn, returnedKurus } = policy ?? running;
  if (cancellationId === null || cancelledOn === null) return undefined;
  return {
    cancellationId,
    cancelledOn,
    endorsementNumber: endorsementNumber ?? "",
    returnedKurus: returnedKurus ?? 0,
  };
}

/** Why an embedded insurer ends no policy. */
const cancelCopy = {
  unknown: "Şirket bu poliçeyi kayıtlarında bulamadı.",
  claimed: "Poliçeden tazminat istendiği için şirket prim iadesini kabul etmedi.",
  compulsory:
    "Sigorta zorunlu olduğu için şirket, yaptırma yükümlülüğü sürerken caymayı kabul etmedi.",
  ended: (day: string) => `Poliçe ${day} günü itibarıyla zaten sona ermiş.`,
} as const;

function refusalOf({ hasClaim, ground }: CancelOrder): string | undefined {
  if (hasClaim) return cancelCopy.claimed;
  return ground === "compulsory-withdrawal" ? cancelCopy.compulsory : undefined;
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
  // A decline of all packages names none, nor does what was sold before its only package had a name.
  const answer =
    answers.find((each) => each.package?.id === packageId) ??
    answers.find((each) => each.kind === "decline" && each.package === undefined) ??
    (packageId === undefined && answers.length === 1 ? answers[0] : undefined);
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
    const answers = quoteLine(profile, request, { now: call.now, factor });
    if (maySell(request, call)) return answers;
    return answers.map((each) => (each.kind === "offer" ? { ...each, soldBy: "phone" } : each));
  }
  /** Whether its policy may be bought on this site today. */
  const maySell = ({ productId }: QuoteRequest, { now }: InsurerCall): boolean => {
    const { branch } = ratings[productId];
    const day = todayInIstanbul(now);
    return isPermitted(profile.permits, { domain: settings.domain, branch, day });
  };
  const current = async (request: QuoteRequest, accepted: Accepted, call: InsurerCall) =>
    compare(await answer(request, call, settings.repricing[profile.id]), accepted);
  /** By the tariff of the day the policy was issued on, with what had become of its prices by then. */
  function changePrice({ request, issuedAt, ...accepted }: WantedChange): ChangePrice {
    const factor = settings.repricing[profile.id] ?? 1;
    const found = compare(quoteLine(profile, request, { now: issuedAt, factor }), accepted);
    return found.kind === "withdrawn"
      ? { kind: "refused", reason: found.reason }
      : { kind: "priced", grossKurus: found.offer.grossKurus, covers: found.offer.covers };
  }
  const { id, name, phone, company, conditionsEdition, collectionAuthority, logo } = profile;
  const firm = { id, name, phone, company, conditionsEdition, collectionAuthority, logo };
  return {
    id,
    name,
    firms: [firm],
    products: lineIds.filter((line) => profile.books[line] !== undefined),
    instalmentPlan: () => profile.instalmentPlan,
    async *ask(request, call) {
      for (const { package: offered, ...told } of await answer(request, call)) {
        yield { firm, answer: told, ...(offered === undefined ? {} : { package: offered }) };
      }
    },
    confirm: current,
    async issue({ orderId, request, ...accepted }, call) {
      const confirmation = await current(request, accepted, call);
      const known = await settings.issued.find(profile.id, orderId);
      if (known !== undefined) return { kind: "issued", policyNumber: known.policyNumber };
      if (profile.soldBy === "phone" || !maySell(request, call))
        return { kind: "refused", reason: phoneOnly };
      if (confirmation.kind !== "same") return { kind: "refused", reason: confirmation.reason };
      const number = policyNumber(request.productId, profile.code, orderId);
      const { grossKurus } = accepted;
      const made = { insurerId: profile.id, orderId, policyNumber: number, grossKurus };
      await settings.issued.add({ ...made, ...running, issuedAt: call.now });
      return { kind: "issued", policyNumber: number };
    },
    async cancel(order, call) {
      await takeSeconds(profile.answerSeconds[0], profile, settings, call.signal);
      const known = await settings.issued.find(profile.id, order.orderId);
      if (known === undefined) return { kind: "refused", reason: cancelCopy.unknown };
      const reason = endedOf(known) === undefined ? refusalOf(order) : undefined;
      if (reason !== undefined) return { kind: "refused", reason };
      const { cancellationId, endsOn: cancelledOn, refundKurus: returnedKurus } = order;
      const endorsementNumber = `${known.policyNumber}/1`;
      const asked = { cancellationId, endorsementNumber, cancelledOn, returnedKurus };
      await settings.issued.end(profile.id, order.orderId, asked);
      const ended = endedOf(await settings.issued.find(profile.id, order.orderId)) ?? asked;
      if (ended.cancellationId !== cancellationId) {
        return { kind: "refused", reason: cancelCopy.ended(formatDate(ended.cancelledOn)) };
      }
      return {
        kind: "confirmed",
        endorsementNumber: ended.endorsementNumber,
        endsOn: ended.cancelledOn,
        refundKurus: ended.returnedKurus,
      };
    },
    async priceChange(order, call) {
      await takeSeconds(profile.answerSeconds[0], profile, settings, call.signal);
      return changePrice(order);
    },
    async change(order, call) {
      await takeSeconds(profile.answerSeconds[0], profile, settings, call.signal);
      const known = await settings.issued.find(profile.id, order.orderId);
      if (known === undefined) return { kind: "refused", reason: cancelCopy.unknown };
      const ended = endedOf(known);
      if (ended !== undefined) {
        return { kind: "refused", reason: cancelCopy.ended(formatDate(ended.cancelledOn)) };
      }
      const priced = changePrice(order);
      if (priced.kind !== "priced") return priced;
      if (priced.grossKurus !== order.acceptedKurus)
        return { kind: "refused", reason: priceChange };
      const serial = order.changeId.slice(order.orderId.length + 1).toUpperCase();
      return { kind: "confirmed", endorsementNumber: `${known.policyNumber}/${serial}` };
    },
    async findPolicy({ orderId }, call) {
      await takeSeconds(profile.answerSeconds[0], profile, settings, call.signal);
      const known = await settings.issued.find(profile.id, orderId);
      if (known === undefined) return { kind: "none" };
      const { policyNumber: number, grossKurus, cancelledOn } = known;
      return { kind: "issued", policyNumber: number, grossKurus, cancelledOn };
    },
    async listPolicies(day, call) {
      await takeSeconds(0, profile, settings, call.signal);
      const [from, to] = instantsOf(day);
      return { kind: "listed", rows: await settings.issued.listBetween(profile.id, from, to) };
    },
  };
}
