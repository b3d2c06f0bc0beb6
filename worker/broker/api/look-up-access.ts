import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "./failure.ts";
import type { CallContext } from "./handler.ts";

const hourMs = 3_600_000;
/** Look-ups an hour, over all registries; a verified phone must not become a directory of people and plates. */
const hourly = { visitor: 60, number: 60, address: 120 } as const;

/**
 * Whether a visitor may ask the registries: with a phone they have verified, and only so often. Yields the phone's
 * index.
 */
export async function lookUpAccess(
  phone: string,
  { services, visitor }: CallContext,
): Promise<Result<string, Failure>> {
  const { store, blindIndex } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", phone);
  if (!(await store.verifications.isVerified(visitor, phoneIndex, now))) {
    return err({ kind: "verification-needed" });
  }
  const limits = [
    { counterKey: `look-up-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `look-up-number:${phoneIndex}`, limit: hourly.number },
  ];
  const isAdmitted = await store.rates.admit(limits, now, now - hourMs);
  return isAdmitted ? ok(phoneIndex) : err({ kind: "too-many" });
}

/** The same for a look-up that names no phone; every verified one will do, and so will being signed in. */
export async function phonelessLookUpAccess({
  services,
  visitor,
  member,
  clientIp,
}: CallContext): Promise<Result<undefined, Failure>> {
  const { store, blindIndex } = services;
  const now = services.now();
  if (member === undefined && !(await store.verifications.hasAny(visitor, now))) {
    return err({ kind: "verification-needed" });
  }
  const address = await blindIndex.of("address", clientIp);
  const limits = [
    { counterKey: `look-up-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `look-up-address:${address}`, limit: hourly.address },
  ];
  const isAdmitted = await store.rates.admit(limits, now, now - hourMs);
  return isAdmitted ? ok(undefined) : err({ kind: "too-many" });
}
