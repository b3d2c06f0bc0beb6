import { Hono } from "hono";
import { services as baseServices, deviceHeader, visitorHeader } from "#shared/calls/call.ts";
import { offerStreamPath } from "#shared/calls/quote/list-offers.ts";
import { endpoints } from "#shared/routes.ts";
import { broken, refused, granted } from "./api/answer.ts";
import { createOffice } from "./office/office-app.ts";
import { isBuyerOf } from "./order/buyer.ts";
import { offerStream } from "./quote/room/offer-stream.ts";
import {
  outboxFile,
  outboxHtml,
  outboxJson,
  outboxPage,
  outboxPath,
} from "./outbox/outbox-pages.ts";
import { registerPage, registerPath, takeRefusal } from "./outbox/register-pages.ts";
import { takeNotice } from "./reconciliation/take-notice.ts";
import type { BrokerEnv } from "./env.ts";
import { describeError } from "#shared/describe-error.ts";
import { alert } from "./log.ts";
import type { ServiceDeps, Services } from "./services.ts";
import { createServices } from "./services.ts";
import type { Service } from "#shared/calls/call.ts";
import { readDevice } from "#shared/device.ts";
import { parseRequest } from "#shared/wire-errors.ts";
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

export interface Broker {
  fetch(request: Request): Promise<Response>;
  /** Makes sure that the daily work is done from now on. */
  wake(): Promise<void>;
}

/**
 * The back office: the five base services below `/<service>/…`, the practice bank's pages, the outbox and the
 * office. Its only
 * surface is `fetch`; every call is declared in shared/calls and registered in routes.ts.
 */
export function createBroker(env: BrokerEnv, deps: ServiceDeps): Broker {
  const services = createServices(env, deps);
  const app = new Hono();
  app.onError((error, context) => {
    const requestId = context.req.header("X-Request-Id");
    alert("unexpected", { requestId, ...describeError(error) });
    return broken();
  });
  app.notFound(() => refused({ kind: "unknown-call" }));

  app.get(`/offers${offerStreamPath}`, ({ req }) => offerStream(req.raw, services));
  for (const service of baseServices) {
    app.all(`/${service}/*`, ({ req }) => answerCall(service, req.raw, services));
  }

  const office = createOffice(services);
  app.all(endpoints.office, ({ req }) => office.fetch(req.raw));
  app.all(`${endpoints.office}/*`, ({ req }) => office.fetch(req.raw));

  const { secure, landing } = services.payment.pages;
  app.on(["GET", "POST"], endpoints.bankPage, async ({ req, notFound }) => {
    const isBuyer = (orderId: string) => isBuyerOf(orderId, req.raw.headers, services);
    return (await secure(req.raw, req.param("session"), isBuyer)) ?? notFound();
  });
  app.post(endpoints.bankLanding, async ({ req, notFound }) => {
    return (await landing(req.raw, req.param("order"))) ?? notFound();
  });
  app.post(endpoints.bankNotice, async ({ req, body, notFound }) => {
    return (await takeNotice(req.raw, services)) ? body(null, 204) : notFound();
  });
  if (env.notification?.NOTIFICATION_PROVIDER === "outbox") {
    app.get(outboxPath, () => outboxPage(services));
    app.get(`${outboxPath}.json`, ({ req }) => outboxJson(req.query("to"), services));
    app.get(`${outboxPath}/:id/ileti.html`, async ({ req, notFound }) => {
      return (await outboxHtml(req.param("id"), services)) ?? notFound();
    });
    app.get(`${outboxPath}/:id/ek/:index`, async ({ req, notFound }) => {
      const { id, index } = req.param();
      return (await outboxFile(id, index, services)) ?? notFound();
    });
  }

  if (env.consentRegister?.CONSENT_REGISTER === "embedded") {
    app.get(registerPath, () => registerPage(services));
    app.post(registerPath, ({ req }) => takeRefusal(req.raw, services));
  }

  return {
    fetch: async (request) => app.fetch(request),
    wake: () => services.housekeeper.wake(),
  };
}
