import { Hono } from "hono";
import { services as baseServices } from "#shared/calls/call.ts";
import { offerStreamPath } from "#shared/calls/quote/list-offers.ts";
import { endpoints } from "#shared/routes.ts";
import { broken, refused } from "./api/answer.ts";
import { createOffice } from "./office/office-app.ts";
import { isBuyerOf } from "./order/buyer.ts";
import { answerCall } from "./dispatch.ts";
import { offerStream } from "./quote/room/offer-stream.ts";
import {
  outboxFile,
  outboxHtml,
  outboxJson,
  outboxPage,
  outboxPath,
} from "./outbox/outbox-pages.ts";
import { takeNotice } from "./reconciliation/take-notice.ts";
import type { BrokerEnv } from "./env.ts";
import { describeError } from "#shared/describe-error.ts";
import { alert } from "./log.ts";
import type { ServiceDeps } from "./services.ts";
import { createServices } from "./services.ts";

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

  return {
    fetch: async (request) => app.fetch(request),
    wake: () => services.housekeeper.wake(),
  };
}
