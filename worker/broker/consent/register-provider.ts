import { ok } from "#shared/result.ts";
import type { BrokerEnv } from "../env.ts";
import type { ConsentRegister } from "./consent-register.ts";
import { createEmbeddedRegister } from "./embedded-register.ts";
import { createIysRegister } from "./iys.ts";
import type { RegisterRefusalRepository } from "./register-refusal-repository.ts";

/** Keeps everything waiting, and knows of no refusal. */
const noRegister: ConsentRegister = {
  report: async (changes) => changes.map(() => "unavailable" as const),
  refusals: async () => ok([]),
};

interface RegisterDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly store: { readonly registerRefusals: RegisterRefusalRepository };
}

/** The consent register the environment asks for; without one, what it has to know waits. */
export function createConsentRegister(
  { consentRegister: chosen }: Pick<BrokerEnv, "consentRegister">,
  { fetch, store, now }: RegisterDeps,
): ConsentRegister {
  if (chosen === undefined) return noRegister;
  if (chosen.CONSENT_REGISTER === "embedded") {
    return createEmbeddedRegister(store.registerRefusals, now);
  }
  return createIysRegister({
    url: chosen.IYS_URL,
    user: chosen.IYS_USER,
    password: chosen.IYS_PASSWORD,
    iysCode: chosen.IYS_CODE,
    brandCode: chosen.IYS_BRAND,
    fetch,
  });
}
