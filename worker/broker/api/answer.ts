import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Answer, AnyCall, Call } from "#shared/calls/call.ts";
import { encodeAnswer } from "#shared/calls/call.ts";
import { model } from "#shared/calls/codec.ts";
import { statusCodes } from "#shared/codes.ts";
import { brokerCopy } from "./copy.ts";
import type { Failure } from "./failure.ts";
import { describeFailure } from "./failure.ts";

const nothing = model({});
const headers = { "Cache-Control": "no-store" };

export function granted(call: AnyCall, statusCode: number, data: unknown): Response {
  const { data: codec } = call as unknown as Call<unknown, unknown>;
  const answer = { success: true, statusCode, message: "", messages: [], errors: {}, data };
  return Response.json(encodeAnswer(codec, answer), { headers });
}

export function refused(failure: Failure): Response {
  const { status, statusCode, message } = describeFailure(failure);
  const errors = "errors" in failure ? failure.errors : {};
  const fieldMessages = Object.values(errors).flat();
  return failed(status, {
    statusCode,
    message,
    messages: fieldMessages.length > 0 ? fieldMessages : [message],
    errors,
    ...("retryAfterSeconds" in failure ? { retryAfterSeconds: failure.retryAfterSeconds } : {}),
  });
}

/** Something that should not have happened; the log knows more than the caller. */
export function broken(): Response {
  const message = brokerCopy.unexpected;
  return failed(500, {
    statusCode: statusCodes.upstreamFailed,
    message,
    messages: [message],
    errors: {},
  });
}

function failed(
  status: ContentfulStatusCode,
  answer: Omit<Answer<never>, "success" | "data">,
): Response {
  const body = encodeAnswer(nothing, { ...answer, success: false, data: null });
  const { retryAfterSeconds } = answer;
  const wait = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return Response.json(body, { status, headers: { ...headers, ...wait } });
}
