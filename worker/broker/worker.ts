import regular from "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
import bold from "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf";
import type { Broker } from "./app.ts";
import { createBroker } from "./app.ts";
import { parseBrokerEnv } from "./env.ts";
import { liveDeps } from "./live-deps.ts";

export { OrderProcess, QuoteRoom } from "./durable-objects.ts";

const loadFonts = async () => ({ regular: new Uint8Array(regular), bold: new Uint8Array(bold) });

const brokerOf = (env: unknown): Broker =>
  createBroker(parseBrokerEnv(env), { ...liveDeps, loadFonts });

/** The broker as a worker of its own: `wrangler deploy --config wrangler.broker.toml`. */
export default {
  fetch: (request: Request, env: unknown): Promise<Response> => brokerOf(env).fetch(request),
  scheduled: (_event: unknown, env: unknown): Promise<void> => brokerOf(env).scheduled(),
};
