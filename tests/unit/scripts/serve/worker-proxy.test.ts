import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createWorkerProxy } from "#scripts/serve/worker-proxy.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<URL> {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** The proxy's address in front of a runtime that answers so. */
const before = async (runtime: RequestListener) =>
  listen(createWorkerProxy(await listen(createServer(runtime))));

test("a stack of the runtime's stays on the console", async () => {
  const shown = vi.mocked(console.error).mockImplementationOnce(() => {});
  const url = await before((_request, response) => {
    response.writeHead(500).end("Error: no\n    at fetch (file:///x/y.js:1:2)");
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, "Internal error\n"]);
  expect(shown).toHaveBeenCalledWith(expect.stringContaining("y.js"));
  shown.mockClear();
});

test("a failure the worker tells of itself is handed on, cookies and all", async () => {
  const url = await before((_request, response) => {
    response.writeHead(503, { "X-Request-Id": "1", "Set-Cookie": ["a=1", "b=2"] }).end("gone");
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([503, "gone"]);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("a runtime that is away is a short 502", async () => {
  const runtime = await listen(createServer());
  servers.pop()?.close();
  const answer = await fetch(await listen(createWorkerProxy(runtime)));
  expect([answer.status, await answer.text()]).toEqual([502, "Internal error\n"]);
});

test("a stream is handed on as it comes, and ends when nobody listens any more", async () => {
  const left = Promise.withResolvers<void>();
  const url = await before((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: 1\n\n");
    response.once("close", () => left.resolve());
  });
  const reading = new AbortController();
  const answer = await fetch(url, { signal: reading.signal });
  const { value } = await answer.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe("data: 1\n\n");
  reading.abort();
  await left.promise;
});

test.each([
  ["with a length", "abc", undefined],
  ["without one", new Blob(["abc"]).stream(), "half"],
] as const)("a body %s arrives whole", async (_name, body, duplex) => {
  const url = await before(async (request, response) => {
    let seen = "";
    for await (const chunk of request) seen += String(chunk);
    response.end(seen);
  });
  const answer = await fetch(url, { method: "DELETE", body, duplex } as RequestInit);
  expect(await answer.text()).toBe("abc");
});

test.each([
  ["a page may come in Brotli", "text/html,*/*;q=0.8", "gzip, deflate, br, zstd", "br"],
  ["a page comes as it is to who takes none", "text/html", "gzip, br;q=0", "identity"],
  ["what is streamed comes as it is", "text/event-stream", "br", "identity"],
])("%s", async (_name, accept, takes, asked) => {
  const url = await before((request, response) => response.end(request.headers["accept-encoding"]));
  const answer = await fetch(url, { headers: { Accept: accept, "Accept-Encoding": takes } });
  expect(await answer.text()).toBe(asked);
});
