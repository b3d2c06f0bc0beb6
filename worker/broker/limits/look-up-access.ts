import type { QueryType } from "#shared/calls/verification.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { consumeRateLimit, consumePersonLimit } from "./rate-limits.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { LimitServices } from "./services.ts";

/** Look-ups an hour, over all registries; a verified phone must not become a directory of people and plates. */
const byPhone = { visitor: 60, number: 60 } as const;
const withoutPhone = { visitor: 60, address: 120 } as const;

/** Whom the registries are asked about, and with whose phone. */
export interface LookUp {
  readonly phoneIndex: string;
  readonly nationalIndex: string;
}

/**
 * Whether a visitor may ask the registries about a person: with a phone they have verified, only so often, and about a
 * few people a day only. With a query type the phone must have been verified for just that.
 */
export async function lookUpAccess(
  phone: string,
  nationalNumber: string,
  context: CallContext<LimitServices>,
  queryType?: QueryType,
): Promise<Result<LookUp, Failure>> {
  const nationalIndex = await context.services.blindIndex.of("national", nationalNumber);
  return indexedAccess(phone, nationalIndex, context, queryType);
}

/** The same for somebody who need not be known by a number: `nationalIndex` may be a passport's. */
export async function indexedAccess(
  phone: string,
  nationalIndex: string,
  context: CallContext<LimitServices>,
  queryType?: QueryType,
): Promise<Result<LookUp, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  if (!(await store.verifications.isVerified(visitor, phoneIndex, services.now(), queryType))) {
    return err({ kind: "verification-needed" });
  }
  const lookUp = { phoneIndex, nationalIndex };
  const person = await consumePersonLimit(nationalIndex, phoneIndex, context);
  if (!person.ok) return person;
  const counted = await consumeRateLimit("look-up", byPhone, context, { phoneIndex });
  return counted.ok ? ok(lookUp) : counted;
}

/** The same for a look-up that names no phone; every verified one will do, and so will being signed in. */
export async function phonelessLookUpAccess(
  nationalIndex: string,
  context: CallContext<LimitServices>,
): Promise<Result<undefined, Failure>> {
  const { services, visitor, member } = context;
  const { verifications } = services.store;
  if (member === undefined && !(await verifications.hasAny(visitor, services.now()))) {
    return err({ kind: "verification-needed" });
  }
  const person = await consumePersonLimit(nationalIndex, member?.memberId ?? visitor, context);
  return person.ok ? consumeRateLimit("look-up", withoutPhone, context) : person;
}
