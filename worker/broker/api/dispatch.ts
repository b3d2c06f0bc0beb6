import type { Service } from "#shared/calls/call.ts";
import { visitorHeader } from "#shared/calls/call.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { log } from "../log.ts";
import type { PdfFonts } from "../print/fonts.ts";
import type { Services } from "../services.ts";
import { granted, refused } from "./answer.ts";
import { readFields } from "./body.ts";
import { readCaller, readCredentials } from "./caller.ts";
import { describeFailure } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { findRegistration } from "./routes.ts";

/** Answers a declared call: who asks, what they ask, the handler, the envelope. */
export async function answerCall(
  service: Service,
  request: Request,
  services: Services,
  loadFonts: () => Promise<PdfFonts>,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(service.length + 1);
  const registration = findRegistration(service, request.method, path);
  const requestId = request.headers.get("X-Request-Id") ?? "";
  const refuse = (failure: Failure): Response => {
    const { status, statusCode } = describeFailure(failure);
    log("info", "refused", {
      requestId,
      service,
      path: registration?.call.path,
      status,
      statusCode,
    });
    return refused(failure);
  };
  const credentials = await readCredentials(request.headers, services);
  if (credentials === undefined) return refuse({ kind: "unauthorised" });
  if (registration === undefined) return refuse({ kind: "unknown-call" });
  const { call, handle } = registration;
  const { member } = credentials;
  if (call.requiresMember && member === undefined) return refuse({ kind: "sign-in-needed" });
  const fields = await readFields(call, request);
  if (!fields.ok) return refuse(fields.reason);
  const caller = readCaller(fields.value, credentials.token);
  if (!caller.ok) return refuse(caller.reason);
  const input = parseWire(call.request.schema, fields.value);
  if (!input.ok) return refuse({ kind: "invalid", errors: input.reason });
  const clientIp = request.headers.get("X-Client-Ip") ?? "";
  const { visitor } = caller.value;
  const told = new Headers();
  const tellVisitor = (next: string) => told.set(visitorHeader, next);
  const context = { services, visitor, tellVisitor, member, clientIp, requestId, loadFonts };
  const result = await handle(input.value as never, context);
  const answer = result.ok
    ? granted(call, result.value.statusCode, result.value.data)
    : refuse(result.reason);
  for (const [name, value] of told) answer.headers.set(name, value);
  return answer;
}
