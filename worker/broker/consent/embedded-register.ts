import { ok } from "#shared/result.ts";
import type { ConsentRegister } from "./consent-register.ts";
import type { RegisterRefusalRepository } from "./register-refusal-repository.ts";

const windowMs = 7 * 24 * 60 * 60_000;

/** A register of our own: it takes everything, the office shows what would have gone, and people refuse at `/dev/iys`. */
export const createEmbeddedRegister = (
  refusals: RegisterRefusalRepository,
  now: () => number,
): ConsentRegister => ({
  report: async (changes) => changes.map(() => "taken" as const),
  refusals: async () => ok(await refusals.listSince(now() - windowMs)),
});
