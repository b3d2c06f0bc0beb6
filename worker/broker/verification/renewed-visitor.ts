import type { CallContext } from "../api/handler.ts";
import type { VerificationServices } from "./services.ts";

/**
 * Makes the caller another visitor, now that they have proved something: whoever else knows the id from before has
 * nothing of what the proof opens, nor of what was there already. Yields the id for the rest of the call.
 */
export async function renewVisitor(
  proof: `phone:${string}` | `member:${string}`,
  { services, visitor, tellVisitor }: CallContext<VerificationServices>,
): Promise<string> {
  const { store, randomUuid, now } = services;
  const renewed = await store.visitors.renew({ visitor, proof, next: randomUuid() }, now());
  tellVisitor(renewed);
  return renewed;
}

/** Makes the caller a visitor of whom nothing is known; what the one before had is nobody's. */
export async function forgetVisitor({
  services,
  visitor,
  tellVisitor,
}: CallContext<VerificationServices>): Promise<void> {
  await services.store.visitors.forget(visitor);
  tellVisitor(services.randomUuid());
}
