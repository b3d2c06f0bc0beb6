import { UnfitEnvironment, inOneLine } from "#shared/environment.ts";
import { broken } from "./api/answer.ts";
import type { Broker } from "./app.ts";
import { createBroker } from "./app.ts";
import { parseBrokerEnv } from "./env.ts";
import { alert } from "./log.ts";
import type { ServiceDeps } from "./services.ts";

/** The back office of an environment. The log says what is wrong with that; where nothing can be done with it, nobody is answered. */
export function openBroker(raw: object, deps: ServiceDeps): Broker {
  try {
    const env = parseBrokerEnv(raw);
    if (env.lacks.length > 0) {
      alert("sales-stopped", { why: env.lacks.map(inOneLine).join("; ") });
    }
    return createBroker(env, deps);
  } catch (error) {
    if (!(error instanceof UnfitEnvironment)) throw error;
    for (const { name, what } of error.faults) alert("environment", { name, what });
    return { fetch: async () => broken(), wake: async () => {} };
  }
}
