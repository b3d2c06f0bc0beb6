import { createMiddleware } from "hono/factory";
import { failedAnswer } from "#shared/calls/failed-answer.ts";
import { statusCodes } from "#shared/codes.ts";
import { deviceOf } from "#shared/device.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { isWithinLimit } from "#worker/call-limit.ts";
import { keepAlive } from "#worker/keep-alive.ts";
import { log } from "#worker/log.ts";
import { clientIpOf } from "#worker/client-ip.ts";
import { waitedBefore } from "#shared/waited.ts";
import { retryAsVisitor } from "#worker/session/retry-as-visitor.ts";

/** So much of a `User-Agent` is read; those of real browsers are shorter. */
const userAgentLength = 512;

/** Binds upstream calls to this request's visitor, member and address, for loaders and handlers. */
export const upstreamApi = createMiddleware<EdgeContext>(async (context, next) => {
  const { upstream, env, now } = context.get("deps");
  let startedAt = now() - waitedBefore(new URL(context.req.url));
  const member = context.get("member");
  const visitor = context.get("visitor");
  const caller = {
    get visitor() {
      return visitor.id;
    },
    becomes: visitor.become,
    spentMs: () => now() - startedAt,
    outlives: (work: Promise<unknown>) => keepAlive(context, work),
    requestId: context.get("requestId"),
    clientIp: clientIpOf(context.req.raw),
    touch: context.get("touch"),
    device: deviceOf((context.req.header("User-Agent") ?? "").slice(0, userAgentLength)),
    get member() {
      return member.credentials;
    },
  };
  context.set("caller", caller);
  context.set("api", {
    async call(call, input, late) {
      if (!(await isWithinLimit(env.bindings, call, caller.clientIp))) {
        log("warn", "limit-reached", { requestId: caller.requestId, path: call.path });
        return failedAnswer(statusCodes.tooManyRequests, upstreamCopy.tooMany);
      }
      // What is done then is a step of its own.
      const afterwards =
        late &&
        ((data: Parameters<typeof late>[0]) => {
          startedAt = now();
          return late(data);
        });
      const send = () => upstream.call(call, input, caller, afterwards);
      const askedAt = now();
      const answer = await retryAsVisitor(call, member, send, ({ statusCode }) => statusCode);
      context.get("waited").ms += now() - askedAt;
      return answer;
    },
    streamOffers: (quoteId, after, signal) => {
      const send = () => upstream.streamOffers(quoteId, after, caller, signal);
      return retryAsVisitor({ credentials: "member" }, member, send, ({ status }) => status);
    },
  });
  await next();
});
