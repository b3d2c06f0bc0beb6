import { createMiddleware } from "hono/factory";
import { failedAnswer } from "#shared/calls/call.ts";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { isWithinLimit } from "#worker/call-limit.ts";
import { clientIpOf } from "#worker/client-ip.ts";

/**
 * Binds upstream calls to this request's visitor, member and address, for loaders and handlers. A member whose session
 * the back office no longer knows is signed out, and the call is made once more as a visitor's.
 */
export const upstreamApi = createMiddleware<EdgeContext>(async (context, next) => {
  const { upstream, env } = context.get("deps");
  const member = context.get("member");
  const caller = {
    visitor: context.get("visitor"),
    requestId: context.get("requestId"),
    clientIp: clientIpOf(context.req.raw),
    get member() {
      return member.credentials;
    },
  };
  context.set("caller", caller);
  context.set("api", {
    async call(call, input) {
      if (!(await isWithinLimit(env.bindings, call, caller.clientIp))) {
        return failedAnswer(statusCodes.tooManyRequests, upstreamCopy.tooMany);
      }
      const usesMember = call.credentials === "member" && member.isSignedIn;
      const answer = await upstream.call(call, input, caller);
      if (!usesMember || answer.statusCode !== statusCodes.unauthorized) return answer;
      member.end();
      return call.requiresMember ? answer : upstream.call(call, input, caller);
    },
    streamOffers: (quoteId, after, signal) => upstream.streamOffers(quoteId, after, caller, signal),
  });
  await next();
});
