import { bodyLimit } from "hono/body-limit";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { refusal } from "#worker/refusal.ts";

/** Largest body a route takes, in bytes; uploads travel as base64 inside it. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) => refusal(context, statusCodes.tooLarge, upstreamCopy.tooLarge),
  });
