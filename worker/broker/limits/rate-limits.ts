import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Pace } from "./pace.ts";
import type { RateLimit } from "./rate-repository.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { LimitServices } from "./services.ts";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const refusalsADay = 3;
/** Wrong birth dates of one person a day, from however many phones. */
const refusalsOfAllADay = 20;

/** How often something may be done; whom none is given for is not counted. */
export interface Limits {
  readonly visitor?: number;
  readonly address?: number;
  /** A phone, whoever asks from wherever. */
  readonly number?: number;
  /** A phone from one address, so that nobody uses up what somebody else may do with theirs. */
  readonly numberAtAddress?: number;
  /** A phone by one visitor, likewise. */
  readonly numberOfVisitor?: number;
  /** Whoever has proved a phone, whichever visitor they are by now. */
  readonly holder?: number;
  /** A mailbox, whoever has something sent to it. */
  readonly receiver?: number;
  readonly quote?: number;
  readonly member?: number;
}

/** People an asker may ask the registries about in a day; whoever is asked about again counts once. */
const peopleADay = 5;
/** People whose number and birth date a phone may have confirmed to insure them: two families of five. */
const insuredADay = 10;
/** People a visitor may ask for codes for; numbers may have been mistyped. */
const codePeopleADay = 2 * peopleADay;
/** And vehicles a verified phone may look up; the same one again counts once. */
const vehiclesADay = 10;

/** The same of things that are not refused for long, but have to wait for their turn. */
export type Paces = { readonly [Kind in keyof Limits]: Pace };

interface Scope {
  readonly phoneIndex?: string;
  /** The lane of whoever has proved it. */
  readonly holder?: string;
  /** The quote that it is about; of a policy asked for by its number, that. */
  readonly quoteId?: string;
  /** E-mail address of the receiver. */
  readonly mailbox?: string;
  /** An hour when absent. */
  readonly windowMs?: number;
}

/** Counts what is about to be done; refused, and not counted, when one of the limits is reached. */
export async function consumeRateLimit(
  what: string,
  limits: Limits,
  context: CallContext<LimitServices>,
  { windowMs = hourMs, ...scope }: Scope = {},
): Promise<Result<undefined, Failure>> {
  const { store, now: clock } = context.services;
  const now = clock();
  const counters = await countersOf(what, limits, context, scope);
  const isWithinLimit = await store.rates.consume(counters, now, now - windowMs);
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many" });
}

/**
 * Counts a person about to be asked about; the same one again is not another.
 *
 * @param asker index of the verified phone, or who asks without one
 */
export async function consumePersonLimit(
  nationalIndex: string,
  asker: string,
  { services }: CallContext<LimitServices>,
): Promise<Result<undefined, Failure>> {
  const { store, now: clock } = services;
  const now = clock();
  const scope = { scope: `person-of:${asker}`, limit: peopleADay };
  const isWithinLimit = await store.rates.consumeDistinct(scope, nationalIndex, now, now - dayMs);
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many-people" });
}

/**
 * Counts a person about to be insured by somebody else; the same one again is not another. Who insures them names number and
 * birth date and is told no more than whether they belong together, so it is no question about who somebody is.
 */
export async function consumeInsuredLimit(
  nationalIndex: string,
  phoneIndex: string,
  { store, now: clock }: Pick<LimitServices, "store" | "now">,
): Promise<Result<undefined, Failure>> {
  const now = clock();
  const scope = { scope: `insured-of:${phoneIndex}`, limit: insuredADay };
  const isWithinLimit = await store.rates.consumeDistinct(scope, nationalIndex, now, now - dayMs);
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many-people" });
}

/**
 * Counts a person for whom somebody wants a code; the same one again is not another. A code goes to a phone, so it asks no
 * registry, but nobody needs one for that many people.
 */
export async function consumeCodePersonLimit(
  nationalNumber: string,
  { services, visitor }: CallContext<LimitServices>,
): Promise<Result<undefined, Failure>> {
  const { store, blindIndex, now: clock } = services;
  const now = clock();
  const nationalIndex = await blindIndex.of("national", nationalNumber);
  const scope = { scope: `code-person-of:${visitor}`, limit: codePeopleADay };
  const isWithinLimit = await store.rates.consumeDistinct(scope, nationalIndex, now, now - dayMs);
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many" });
}

/** Under which what is said of a vehicle in somebody's hands is kept and counted. */
export const vehicleIndexOf = (
  plate: string,
  nationalNumber: string,
  { blindIndex }: Pick<LimitServices, "blindIndex">,
): Promise<string> => blindIndex.of("vehicle", `${plate} ${nationalNumber}`);

/** Counts a vehicle about to be looked up with a verified phone; the same one again is not another. */
export async function consumeVehicleLimit(
  vehicleIndex: string,
  phoneIndex: string,
  { services }: CallContext<LimitServices>,
): Promise<Result<undefined, Failure>> {
  const { store, now: clock } = services;
  const now = clock();
  const scope = { scope: `vehicle-of:${phoneIndex}`, limit: vehiclesADay };
  const isWithinLimit = await store.rates.consumeDistinct(scope, vehicleIndex, now, now - dayMs);
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many-vehicles" });
}

/**
 * Memberships a day from one address, counted by whose number they are for: so many may be begun, and so many completed. A
 * family, an office and the few customers of a carrier that share an address on a day are fewer; whoever registers with
 * the numbers of strangers gets no further.
 */
const membersADay = { begun: 40, completed: 20 } as const;
/** How often an address may begin one for the same number; from elsewhere its holder still can. */
const sameMemberADay = 10;

/** Counts a membership about to be begun or completed for somebody's number. */
export async function consumeMembershipLimit(
  what: keyof typeof membersADay,
  nationalIndex: string,
  { services, clientIp }: Pick<CallContext<LimitServices>, "services" | "clientIp">,
): Promise<Result<undefined, Failure>> {
  const { store, blindIndex, now: clock } = services;
  const now = clock();
  const since = now - dayMs;
  const address = await blindIndex.of("address", clientIp);
  const scope = { scope: `member-${what}-address:${address}`, limit: membersADay[what] };
  const counterKey = `same-member-${what}-address:${address}:${nationalIndex}`;
  const isWithinLimit =
    (await store.rates.consumeDistinct(scope, nationalIndex, now, since)) &&
    (await store.rates.consume([{ counterKey, limit: sameMemberADay }], now, since));
  return isWithinLimit ? ok(undefined) : err({ kind: "too-many-memberships" });
}

/** Calls an office is asked to make to one number in a day, by however many, and by whoever has proved it or owns its quote. */
const calleeADay = { number: 10, numberAtAddress: 3 } as const;
const holderADay = { holder: 10 } as const;

/** Counts a number that somebody wants called or written to; its holder's own are counted apart from strangers'. */
export async function consumeCalleeLimit(
  phone: string,
  context: CallContext<LimitServices>,
  quoteId?: string,
): Promise<Result<undefined, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  const holder = (await store.provedPhones.laneOf(visitor, phoneIndex, now())) ?? quoteId;
  return holder === undefined
    ? consumeRateLimit("callee", calleeADay, context, { phoneIndex, windowMs: dayMs })
    : consumeRateLimit("callee", holderADay, context, { holder, windowMs: dayMs });
}

/** Counts what is about to be done and yields 0, or does not count it and says how many seconds it has to wait. */
export async function secondsToWait(
  what: string,
  paces: Paces,
  context: CallContext<LimitServices>,
  scope: Scope,
): Promise<number> {
  const { store, now } = context.services;
  const counters = await countersOf(what, paces, context, scope);
  return Math.ceil((await store.rates.pace(counters, now())) / 1000);
}

/** Whose counters something is counted under, and the limit of each. */
export async function countersOf<Limit>(
  what: string,
  limits: Partial<Readonly<Record<keyof Limits, Limit>>>,
  { services, visitor, member, clientIp }: CallContext<LimitServices>,
  { phoneIndex = "", holder = "", quoteId = "", mailbox = "" }: Scope,
): Promise<{ readonly counterKey: string; readonly limit: Limit }[]> {
  const address = await services.blindIndex.of("address", clientIp);
  const receiver =
    limits.receiver === undefined ? "" : await services.blindIndex.of("mailbox", mailbox);
  const whom: Readonly<Record<keyof Limits, string>> = {
    visitor,
    address,
    number: phoneIndex,
    numberAtAddress: `${phoneIndex}@${address}`,
    numberOfVisitor: `${phoneIndex}@${visitor}`,
    holder,
    receiver,
    quote: quoteId,
    member: member?.memberId ?? "",
  };
  return (Object.keys(whom) as (keyof Limits)[]).flatMap((kind) => {
    const limit = limits[kind];
    return limit === undefined ? [] : [{ counterKey: `${what}-${kind}:${whom[kind]}`, limit }];
  });
}

/**
 * Wrong birth dates are counted by person and whoever gives them (the index of a proved phone, or a visitor without one), so
 * that they cost others nothing; with a ceiling over all.
 */
export function birthDateCounters(nationalIndex: string, asker: string): readonly RateLimit[] {
  const ofPerson = `birth-date:${nationalIndex}`;
  return [
    { counterKey: `${ofPerson}:${asker}`, limit: refusalsADay },
    { counterKey: ofPerson, limit: refusalsOfAllADay },
  ];
}

/** Wrong birth dates of registrations in a day: from one address, by one visitor, and over all. */
const wrongRegistrations = { numberAtAddress: 3, numberOfVisitor: 3, number: 12 } as const;

/**
 * Checks the birth date of a registration, a few times a day. Counted apart from all other checks and by who sends it, so
 * that a stranger's dates leave a person's own as they were. "too-many" when nothing was checked.
 */
export async function withFewRegistrations<T>(
  nationalIndex: string,
  context: CallContext<LimitServices>,
  attempt: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const scope = { phoneIndex: nationalIndex };
  const counters = await countersOf("registered", wrongRegistrations, context, scope);
  const few = { counters, windowMs: dayMs };
  return withFewOf(few, ["identity-mismatch"], context.services, attempt);
}

/**
 * Tries something whose refusal of the kind `telling` lets a stranger learn about somebody: after three of them in a day, or
 * as many as its counters allow, it is not tried any more. Every try counts until it is known to have told nothing, so parallel ones are no way round.
 */
export async function withFewRefusals<T>(
  counter: string | readonly RateLimit[],
  telling: Failure["kind"],
  services: LimitServices,
  attempt: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const counters =
    typeof counter === "string" ? [{ counterKey: counter, limit: refusalsADay }] : counter;
  return withFewOf({ counters, windowMs: dayMs }, [telling], services, attempt);
}

/** The same under several counters, in a window and of several kinds. */
export async function withFewOf<T>(
  { counters, windowMs }: { readonly counters: readonly RateLimit[]; readonly windowMs: number },
  telling: readonly Failure["kind"][],
  { store, now: clock }: LimitServices,
  attempt: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const now = clock();
  if (!(await store.rates.consume(counters, now, now - windowMs))) return err({ kind: "too-many" });
  const result = await attempt();
  if (result.ok || !telling.includes(result.reason.kind)) {
    await Promise.all(counters.map(({ counterKey }) => store.rates.giveBack(counterKey)));
  }
  return result;
}
