import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import type { AnyCall, Call, Service } from "#shared/calls/call.ts";
import { waitOf } from "#shared/calls/call.ts";
import { findCall } from "#shared/calls/registry.ts";
import { parseRequest } from "#shared/wire-errors.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { isWithinLimit } from "#worker/call-limit.ts";
import { retryAsVisitor } from "#worker/session/retry-as-visitor.ts";
import { refusal } from "#worker/refusal.ts";
import { withQuoteId, withQuoteLinks } from "./proxy-links.ts";

/** Which service `baseurl` selects; payment and print cannot be reached. */
const serviceByBaseUrl: Readonly<Record<string, Service>> = {
  "": "common",
  "2": "offers",
  "3": "content",
};

/** Fields as JSON text; a list counts as an object for valibot. */
const FieldsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.looseObject({}),
);

/**
 * `POST /api/proxy?endpoint=&baseurl=&isJson=`: makes one declared call for the browser. Only calls marked `proxied`
 * pass, by exact path; credentials and base fields come from the declaration, never from the caller. `isJson` ("true" or
 * "false", absent means "false") has to agree with the declaration's encoding: 400 otherwise.
 */
export async function proxy(context: Context<EdgeContext>): Promise<Response> {
  const call = requestedCall(context);
  if (call === undefined) {
    return refusal(context, statusCodes.notFound, upstreamCopy.unknownEndpoint);
  }
  const mismatch = encodingFault(call, context.req.query("isJson"));
  if (mismatch !== undefined) return refusal(context, statusCodes.badRequest, mismatch);
  const { bindings } = context.get("deps").env;
  if (!(await isWithinLimit(bindings, call, context.get("caller").clientIp))) {
    return refusal(context, statusCodes.tooManyRequests, upstreamCopy.tooMany);
  }
  const text = await context.req.text();
  const body = v.safeParse(FieldsSchema, text || "{}");
  if (!body.success) return refusal(context, statusCodes.badRequest, upstreamCopy.badBody);
  const { upstream, links } = context.get("deps");
  const fields = await withQuoteId(body.output, links);
  if (fields === undefined)
    return refusal(context, statusCodes.notFound, upstreamCopy.unknownQuote);
  const input = parseRequest(call, fields);
  if (!input.ok) return invalid(context, input.reason);
  const send = () =>
    upstream.forward(call as Call<unknown, unknown>, input.value, context.get("caller"));
  const answer = await retryAsVisitor(call, context.get("member"), send, ({ status }) => status);
  if (answer.body === null) {
    const status = answer.status >= 500 ? answer.status : statusCodes.upstreamFailed;
    return refusal(context, status as ContentfulStatusCode, upstreamCopy.unavailable);
  }
  const { retryAfterSeconds } = waitOf((answer.body as { Data?: unknown }).Data);
  if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
  const shown = await withQuoteLinks(answer.body, links);
  return context.json(shown as object, answer.status as ContentfulStatusCode);
}

/** What is wrong with the encoding a caller has in mind; undefined when it is the call's own. */
function encodingFault({ encoding }: AnyCall, isJson = "false"): string | undefined {
  if (isJson !== "true" && isJson !== "false") return upstreamCopy.badEncoding;
  if ((isJson === "true") === (encoding === "json")) return undefined;
  return encoding === "json" ? upstreamCopy.jsonNeeded : upstreamCopy.formNeeded;
}

function requestedCall(context: Context<EdgeContext>): AnyCall | undefined {
  const service = serviceByBaseUrl[context.req.query("baseurl") ?? ""];
  const endpoint = context.req.query("endpoint") ?? "";
  if (service === undefined) return undefined;
  const call = findCall(service, endpoint.startsWith("/") ? endpoint : `/${endpoint}`);
  return call?.proxied === true ? call : undefined;
}

function invalid(
  context: Context<EdgeContext>,
  errors: Readonly<Record<string, readonly string[]>>,
): Response {
  const messages = Object.values(errors).flat();
  return context.json(
    {
      Success: false,
      Status: false,
      StatusCode: flowCodes.validationError,
      Message: messages[0] ?? upstreamCopy.badBody,
      Messages: messages,
      Data: { errors },
    },
    422,
  );
}
