import type { ExecutionContext } from "@cloudflare/workers-types";
import { oncePer } from "#shared/once-per.ts";
import regular from "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
import bold from "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf";
import { misspelt } from "#shared/environment.ts";
import { brokerVariables } from "./env.ts";
import { durableObjects } from "./durable-objects.ts";
import { liveDeps } from "./live-deps.ts";
import { log } from "./log.ts";
import { openBroker } from "./open-broker.ts";
import { wakeOnce } from "./wake-once.ts";

const fonts = { regular: new Uint8Array(regular), bold: new Uint8Array(bold) };
const loadFonts = async () => fonts;

export const {
  CancellationProcess,
  ChangeProcess,
  Housekeeper,
  LandingCounter,
  OrderProcess,
  QuoteRoom,
} = durableObjects(loadFonts);

// Bindings do not change while an isolate lives.
const brokerOf = oncePer((env: object) => {
  for (const { name, what } of misspelt(Object.keys(env), brokerVariables)) {
    log("warn", "environment", { name, what });
  }
  return openBroker(env, { ...liveDeps, loadFonts });
});

/** The broker as a worker of its own: `wrangler deploy --config wrangler.broker.toml`. */
export default {
  fetch(request: Request, env: object, context: ExecutionContext): Promise<Response> {
    const broker = brokerOf(env);
    wakeOnce(env, broker, context);
    return broker.fetch(request);
  },
};
