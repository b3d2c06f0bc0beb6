import type { Context } from "hono";
import { getDraft } from "#shared/calls/get-draft.ts";
import { statusCodes } from "#shared/codes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { inTime } from "#shared/in-time.ts";

/** Whoever asks whether we are ready wants to know soon, in milliseconds. */
const readyMs = 2_000;

/** The process is up. */
export const healthz = (context: Context<EdgeContext>) => context.json({ status: "ok" });

/** The back office answers within two seconds, its database included; load balancers and deployments wait for this. */
export async function readyz(context: Context<EdgeContext>): Promise<Response> {
  const { upstream } = context.get("deps");
  const caller = {
    visitor: crypto.randomUUID(),
    requestId: context.get("requestId"),
    clientIp: "0.0.0.0",
  };
  // Nobody has a draft of that id; to know that, the back office asks its database.
  const asked = upstream.call(getDraft, { draftId: crypto.randomUUID() }, caller);
  const { statusCode = statusCodes.upstreamTimeout } = (await inTime(asked, readyMs)) ?? {};
  return statusCode === statusCodes.notFound
    ? context.json({ status: "ready" })
    : context.json({ status: "unavailable", statusCode }, statusCodes.unavailable);
}
