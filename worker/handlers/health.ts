import type { Context } from "hono";
import { getDraft } from "#shared/calls/get-draft.ts";
import { statusCodes } from "#shared/codes.ts";
import type { EdgeContext } from "#worker/context.ts";

/** The process is up. */
export const healthz = (context: Context<EdgeContext>) => context.json({ status: "ok" });

/** The back office answers, its database included; load balancers and deployments wait for this. */
export async function readyz(context: Context<EdgeContext>): Promise<Response> {
  const { upstream } = context.get("deps");
  const caller = {
    visitor: crypto.randomUUID(),
    requestId: context.get("requestId"),
    clientIp: "0.0.0.0",
  };
  // Nobody has a draft of that id; to know that, the back office asks its database.
  const answer = await upstream.call(getDraft, { draftId: crypto.randomUUID() }, caller);
  return answer.statusCode === statusCodes.notFound
    ? context.json({ status: "ready" })
    : context.json({ status: "unavailable", statusCode: answer.statusCode }, 503);
}
