import type { Context } from "hono";
import { checkKeys } from "#shared/calls/housekeeping/check-keys.ts";
import { statusCodes } from "#shared/codes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { inTime } from "#shared/in-time.ts";
import { isAnswering } from "#shared/is-answering.ts";
import type { Api } from "#shared/page-request.ts";

/** Whoever asks whether we are ready wants to know soon, in milliseconds. */
const readyMs = 2_000;

/** The process is up. */
export const healthz = (context: Context<EdgeContext>) => context.json({ status: "ok" });

/**
 * The back office answers within two seconds, its database included, and its secrets open what is in there; load balancers and
 * deployments wait for this. What does not fit, and what selling lacks, is named by the variable it comes from.
 */
export async function readyz(context: Context<EdgeContext>): Promise<Response> {
  const { upstream } = context.get("deps");
  const caller = {
    visitor: crypto.randomUUID(),
    requestId: context.get("requestId"),
    clientIp: "0.0.0.0",
  };
  const api: Pick<Api, "call"> = { call: (call, input) => upstream.call(call, input, caller) };
  const asked = await inTime(api.call(checkKeys, {}), readyMs);
  const { data = null, statusCode = statusCodes.upstreamTimeout } = asked ?? {};
  // A service of somebody else's may have no such call: it has answered, and what it keeps is its own affair.
  const hasNoSuchCall = data === null && statusCode === statusCodes.notFound;
  if (hasNoSuchCall && (await inTime(isAnswering(api), readyMs)) === true) {
    return context.json({ status: "ready" });
  }
  if (data === null) {
    return context.json({ status: "unavailable", statusCode }, statusCodes.unavailable);
  }
  const { unfit, lacks } = data;
  if (unfit.length > 0) {
    return context.json({ status: "unavailable", unfit }, statusCodes.unavailable);
  }
  // Whoever waits for a new version to be ready keeps the old one, which sells.
  return lacks.length > 0
    ? context.json({ status: "sales-stopped", lacks }, statusCodes.unavailable)
    : context.json({ status: "ready" });
}
