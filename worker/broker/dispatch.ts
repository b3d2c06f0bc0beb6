import type { Service } from "#shared/calls/call.ts";
import { deviceHeader, visitorHeader } from "#shared/calls/call.ts";
import { readDevice } from "#shared/device.ts";
import { parseRequest } from "#shared/wire-errors.ts";
import type { Services } from "./services.ts";
import { granted, refused } from "./api/answer.ts";
import { readFields, readCaller, readCredentials } from "./api/caller.ts";
import type { Failure } from "./api/failure.ts";
import type { Concerned } from "./api/handler.ts";
import { findRegistration } from "./routes.ts";
import type { LoggedCall } from "./api/security-log.ts";
import { logGranted, logRefused } from "./api/security-log.ts";

/** Answers a declared call: who asks, what they ask, the handler, the envelope. */
export async function answerCall(
  service: Service,
  request: Request,
  services: Services,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(service.length + 1);
  const registration = findRegistration(service, request.method, path);
  const requestId = request.headers.get("X-Request-Id") ?? "";
  let logged: LoggedCall = { requestId, service, call: registration?.call, concerned: {} };
  const refuse = async (failure: Failure): Promise<Response> => {
    await logRefused(logged, failure, services);
    return refused(failure);
  };
  const credentials = await readCredentials(request.headers, services);
  if (credentials === undefined) return refuse({ kind: "unauthorised" });
  if (registration === undefined) return refuse({ kind: "unknown-call" });
  const { call, handle } = registration;
  const { member } = credentials;
  logged = { ...logged, member };
  if (call.requiresMember && member === undefined) return refuse({ kind: "sign-in-needed" });
  if (call.sells && services.env.lacks.length > 0) {
    return refuse({ kind: "sales-stopped", phone: services.site.phone });
  }
  const fields = await readFields(call, request);
  if (!fields.ok) return refuse(fields.reason);
  const caller = readCaller(fields.value, credentials.token);
  if (!caller.ok) return refuse(caller.reason);
  const input = parseRequest(call, fields.value);
  if (!input.ok) return refuse({ kind: "invalid", errors: input.reason });
  const clientIp = request.headers.get("X-Client-Ip") ?? "";
  const device = readDevice(request.headers.get(deviceHeader));
  const { visitor } = caller.value;
  logged = { ...logged, visitor };
  const concerns = (whom: Concerned) => {
    logged = { ...logged, concerned: { ...logged.concerned, ...whom } };
  };
  const told = new Headers();
  const tellVisitor = (next: string) => told.set(visitorHeader, next);
  const asker = { visitor, tellVisitor, member, clientIp, device };
  const context = { services, ...asker, requestId, concerns };
  const result = await handle(input.value as never, context);
  if (result.ok) await logGranted(logged, result.value.statusCode, services);
  const answer = result.ok
    ? granted(call, result.value.statusCode, result.value.data)
    : await refuse(result.reason);
  for (const [name, value] of told) answer.headers.set(name, value);
  return answer;
}
