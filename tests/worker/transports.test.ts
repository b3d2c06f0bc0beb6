import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getClientInfo } from "#shared/calls/reference/get-client-info.ts";
import { paymentPendingCopy } from "#shared/copy/error-page.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { endpoints, quoteEndpoint } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import { linkKey, startSiteOf } from "#tests/start-site.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import type { TestServer } from "#tests/start-server.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import { wireJourney } from "./wire-journey.ts";

describe("the embedded broker, through the service binding", () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await useSharedServer();
  });

  wireJourney(() => ({ ...server, outboxUrl: server.url }));
});

describe("a broker of its own, over HTTP", () => {
  let broker: StandaloneBroker;
  let server: TestServer;
  beforeAll(async () => {
    broker = await startStandaloneBroker();
    server = await startSiteOf(broker);
  });
  afterAll(() => server.close());

  wireJourney(() => ({ ...server, outboxUrl: broker.url }));

  describe("that is gone", () => {
    beforeAll(() => broker.close());

    test("a call answers 502 in the envelope", async () => {
      const { status, answer } = await createEdgeClient(server.url).call(getClientInfo, {});
      expect(status).toBe(502);
      expect(answer).toEqual({
        Success: false,
        Status: false,
        StatusCode: 502,
        Message: upstreamCopy.unavailable,
        Messages: [upstreamCopy.unavailable],
        Data: null,
      });
    });

    test("the live stream answers 502", async () => {
      const link = await createSignedLink(linkKey).sign(crypto.randomUUID());
      const response = await fetch(server.url + quoteEndpoint("offerStream", link));
      expect(response.status).toBe(502);
    });

    test("a customer back from the bank is told to wait, not that there is no such page", async () => {
      const body = new URLSearchParams({ orderId: "x", paymentId: "y", status: "success" });
      const response = await fetch(server.url + endpoints.paymentReturn, {
        method: "POST",
        body,
        redirect: "manual",
      });
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(paymentPendingCopy.title);
    });

    test("the server is alive but not ready", async () => {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      const ready = await fetch(`${server.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toEqual({ status: "unavailable", statusCode: 502 });
    });
  });
});
