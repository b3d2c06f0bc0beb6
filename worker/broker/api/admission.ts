import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Services } from "../services.ts";
import type { RateLimit } from "../store/rate-repository.ts";
import type { Failure } from "./failure.ts";
import type { CallContext } from "./handler.ts";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const refusalsADay = 3;

/** How often something may be done; whom none is given for is not counted. */
export interface Limits {
  readonly visitor?: number;
  readonly address?: number;
  /** A phone, whoever asks from wherever. */
  readonly number?: number;
  /** A phone from one address, so that nobody uses up what somebody else may do with theirs. */
  readonly numberAtAddress?: number;
  readonly member?: number;
}

/** People an asker may ask the registries about in a day; whoever is asked about again counts once. */
const peopleADay = 5;

interface Scope {
  readonly phoneIndex?: string;
  /** An hour when absent. */
  readonly windowMs?: number;
}

/** Counts what is about to be done; refused, and not counted, when one of the limits is reached. */
export async function admit(
  what: string,
  limits: Limits,
  context: CallContext,
  { phoneIndex = "", windowMs = hourMs }: Scope = {},
): Promise<Result<undefined, Failure>> {
  const { store, now: clock } = context.services;
  const now = clock();
  const counters = await countersOf(what, limits, context, phoneIndex);
  const isAdmitted = await store.rates.admit(counters, now, now - windowMs);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many" });
}

/**
 * Counts a person about to be asked about; the same one again is not another.
 *
 * @param asker index of the verified phone, or who asks without one
 */
export async function admitPerson(
  nationalIndex: string,
  asker: string,
  { services }: CallContext,
): Promise<Result<undefined, Failure>> {
  const { store, now: clock } = services;
  const now = clock();
  const scope = { scope: `person-of:${asker}`, limit: peopleADay };
  const isAdmitted = await store.rates.admitDistinct(scope, nationalIndex, now, now - dayMs);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many-people" });
}

async function countersOf(
  what: string,
  limits: Limits,
  { services, visitor, member, clientIp }: CallContext,
  phoneIndex: string,
): Promise<RateLimit[]> {
  const address = await services.blindIndex.of("address", clientIp);
  const whom: Readonly<Record<keyof Limits, string>> = {
    visitor,
    address,
    number: phoneIndex,
    numberAtAddress: `${phoneIndex}@${address}`,
    member: member?.memberId ?? "",
  };
  return (Object.keys(whom) as (keyof Limits)[]).flatMap((kind) => {
    const limit = limits[kind];
    return limit === undefined ? [] : [{ counterKey: `${what}-${kind}:${whom[kind]}`, limit }];
  });
}

/** Wrong birth dates are counted by person, whichever way somebody guesses. */
export const birthDateCounter = (nationalIndex: string): string => `birth-date:${nationalIndex}`;

/**
 * Tries something whose refusal of the kind `telling` lets a stranger learn about somebody: after three of them in a day
 * it is not tried any more. Every try counts until it is known to have told nothing, so parallel ones are no way round.
 */
export async function withFewRefusals<T>(
  counterKey: string,
  telling: Failure["kind"],
  { store, now: clock }: Services,
  attempt: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const now = clock();
  const limits = [{ counterKey, limit: refusalsADay }];
  if (!(await store.rates.admit(limits, now, now - dayMs))) return err({ kind: "too-many" });
  const result = await attempt();
  if (result.ok || result.reason.kind !== telling) await store.rates.giveBack(counterKey);
  return result;
}
