import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";
import { clientIpOf } from "#worker/client-ip.ts";

/** Binds upstream calls to this request's visitor, member and address, for loaders and handlers. */
export const upstreamApi = createMiddleware<EdgeContext>(async (context, next) => {
  const { upstream } = context.get("deps");
  const caller = {
    visitor: context.get("visitor"),
    requestId: context.get("requestId"),
    clientIp: clientIpOf(context.req.raw),
    member: context.get("member"),
  };
  context.set("caller", caller);
  context.set("api", {
    call: (call, input) => upstream.call(call, input, caller),
    streamOffers: (quoteId, after, signal) => upstream.streamOffers(quoteId, after, caller, signal),
  });
  await next();
});
