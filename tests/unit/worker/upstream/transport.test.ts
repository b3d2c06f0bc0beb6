import { afterEach, expect, test, vi } from "vitest";
import { createEmbeddedTransport, createHttpTransport } from "#worker/upstream/transport.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Specification 7.5
test.each(["https://api.example/base", "https://api.example/base/"])(
  "HTTP: paths go below %s, and redirects are not followed",
  async (address) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response(""));
    vi.stubGlobal("fetch", fetched);
    await createHttpTransport(address).send("offers", "/list?x=1", { method: "POST" });
    expect(fetched).toHaveBeenCalledWith("https://api.example/base/list?x=1", {
      method: "POST",
      redirect: "manual",
    });
  },
);

test("embedded: the service is the first part of the path, and the binding keeps its own this", async () => {
  const asked: string[] = [];
  const binding = {
    asked,
    async fetch(this: { asked: string[] }, address: string) {
      this.asked.push(address);
      return new Response("");
    },
  };
  const transport = createEmbeddedTransport(binding as never);
  await transport.send("paymentV2", "/api/payment/start", {});
  expect(asked).toEqual(["http://broker.internal/paymentV2/api/payment/start"]);
});
