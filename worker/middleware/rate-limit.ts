import type { RateLimit } from "@cloudflare/workers-types";
import { createMiddleware } from "hono/factory";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { clientIpOf } from "#worker/client-ip.ts";
import type { EdgeBindings } from "#worker/env.ts";
import type { EdgeContext } from "#worker/context.ts";
import { refusal } from "#worker/refusal.ts";

type LimitName = {
  [K in keyof EdgeBindings]: EdgeBindings[K] extends RateLimit ? K : never;
}[keyof EdgeBindings];

/** Slows an address down before its requests cost anything; the broker keeps the finer limits. Counts are per address and minute. */
export const rateLimit = (name: LimitName) =>
  createMiddleware<EdgeContext>(async (context, next) => {
    const limiter = context.get("deps").env.bindings[name];
    const { success } = await limiter.limit({ key: clientIpOf(context.req.raw) });
    return success ? next() : refusal(context, statusCodes.tooManyRequests, upstreamCopy.tooMany);
  });
