import type { Context } from "hono";
import { listFirms } from "#shared/calls/list-firms.ts";
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
  const answer = await upstream.call(listFirms, { branchId: 1 }, caller);
  return answer.success
    ? context.json({ status: "ready" })
    : context.json({ status: "unavailable", statusCode: answer.statusCode }, 503);
}
