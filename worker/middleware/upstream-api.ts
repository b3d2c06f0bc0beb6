import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";
import { failedAnswer } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { isWithinLimit } from "#worker/call-limit.ts";
import { clientIpOf } from "#worker/client-ip.ts";

/** Binds upstream calls to this request's visitor, member and address, for loaders and handlers. */
export const upstreamApi = createMiddleware<EdgeContext>(async (context, next) => {
  const { upstream, env } = context.get("deps");
  const caller = {
    visitor: context.get("visitor"),
    requestId: context.get("requestId"),
    clientIp: clientIpOf(context.req.raw),
    member: context.get("member"),
  };
  context.set("caller", caller);
  context.set("api", {
    call: async (call, input) =>
      (await isWithinLimit(env.bindings, call, caller.clientIp))
        ? upstream.call(call, input, caller)
        : failedAnswer(statusCodes.tooManyRequests, upstreamCopy.tooMany),
    streamOffers: (quoteId, after, signal) => upstream.streamOffers(quoteId, after, caller, signal),
  });
  await next();
});
