import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { admit } from "./admission.ts";
import type { Failure } from "./failure.ts";
import type { CallContext } from "./handler.ts";

/** Look-ups an hour, over all registries; a verified phone must not become a directory of people and plates. */
const byPhone = { visitor: 60, number: 60 } as const;
const withoutPhone = { visitor: 60, address: 120 } as const;

/**
 * Whether a visitor may ask the registries: with a phone they have verified, and only so often. Yields the phone's
 * index.
 */
export async function lookUpAccess(
  phone: string,
  context: CallContext,
): Promise<Result<string, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", phone);
  if (!(await store.verifications.isVerified(visitor, phoneIndex, now))) {
    return err({ kind: "verification-needed" });
  }
  const admitted = await admit("look-up", byPhone, context, { phoneIndex });
  return admitted.ok ? ok(phoneIndex) : admitted;
}

/** The same for a look-up that names no phone; every verified one will do, and so will being signed in. */
export async function phonelessLookUpAccess(
  context: CallContext,
): Promise<Result<undefined, Failure>> {
  const { services, visitor, member } = context;
  const { verifications } = services.store;
  if (member === undefined && !(await verifications.hasAny(visitor, services.now()))) {
    return err({ kind: "verification-needed" });
  }
  return admit("look-up", withoutPhone, context);
}
