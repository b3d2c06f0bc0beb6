import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#shared/routes.ts";
import { fetchFrom } from "#tests/fetch-from.ts";
import { portsOf, tellsOfProcesses } from "#tests/processes.ts";
import { rawRequest, statusOf } from "#tests/raw-request.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { answers, head, loopback, outside, portOf } from "./addresses-of-server.ts";
import { pagesOnNode } from "./node-pages.ts";
import { wireJourney } from "./wire-journey.ts";

const upgrade =
  "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

const doors = [
  "/cdn-cgi",
  "/cdn-cgi/explorer/",
  "/cdn-cgi/local/explorer/api/d1/database",
  "/cdn-cgi/handler/scheduled",
  "/cdn-cgi/mf/scheduled",
  "/cdn-cgi/local/scheduled?cron=*",
  "/cdn-cgi/local/platform-proxy",
  "//cdn-cgi/local/explorer/",
  "/./cdn-cgi/local/explorer/",
  "/x/../cdn-cgi/local/explorer/",
  "/CDN-CGI/local/explorer/",
  "/%63dn-cgi/local/explorer/",
  "/%2563dn-cgi/local/explorer/",
  "/cdn%2Dcgi%2Flocal%2Fexplorer%2F",
  "/\\cdn-cgi\\local\\explorer",
  "/cdn-cgi;x=1/local/explorer/",
  "/__cf_local/stream",
  "/__debug",
];

/** Requests no browser sends to a page, and the statuses that are a plain answer to them. */
const odd: readonly (readonly [name: string, request: (host: string) => string, status: number])[] =
  [
    ["TRACE", (host) => head("/", host).replace("GET", "TRACE"), 405],
    ["CONNECT", (host) => head("x.example:443", host).replace("GET", "CONNECT"), 405],
    ["OPTIONS *", (host) => head("*", host).replace("GET", "OPTIONS"), 400],
    ["a method nobody knows", (host) => head("/", host).replace("GET", "PROPFIND"), 405],
    ["an absolute target", (host) => head("http://evil.example/healthz", host), 400],
    ["an unknown host", () => head("/healthz", "evil.example"), 421],
    ["a name that only begins like ours", () => head("/healthz", "localhost.evil.example"), 421],
    ["another port", () => head("/healthz", "localhost:1"), 200],
    ["a port that is none", () => head("/healthz", "localhost:99999"), 400],
    ["a host that is garbage", () => head("/healthz", "%%{}<>"), 400],
    ["a host with a path", () => head("/healthz", "localhost/x"), 400],
    ["a host with a user", () => head("/healthz", "x@localhost"), 400],
    ["an empty host", () => head("/healthz", ""), 400],
    ["no host", (host) => head("/healthz", host).replace(/Host:.*\r\n/, ""), 400],
    ["two hosts", (host) => head("/healthz", `${host}\r\nHost: evil.example`), 200],
    ["a very long host", () => head("/healthz", "a".repeat(6000)), 400],
    ["a host longer than any", () => head("/healthz", "a".repeat(60_000)), 431],
    ["a percent sign", (host) => head("/%", host), 302],
    ["broken escapes", (host) => head("/assets/%E0%A4%A", host), 404],
    ["a long path", (host) => head(`/${"a".repeat(7000)}`, host), 302],
    ["a longer one", (host) => head(`/${"a".repeat(9000)}`, host), 414],
    ["one longer than any", (host) => head(`/${"a".repeat(60_000)}`, host), 431],
    ["a way out of the files", (host) => head("/assets/..%2f..%2f..%2fpackage.json", host), 404],
    ["an offer to upgrade", (host) => head("/healthz", host, upgrade), 200],
    ["an offer to upgrade at a door", (host) => head("/cdn-cgi/x", host, upgrade), 404],
    ["orders to the runtime", (host) => head("/healthz", `${host}\r\nMF-Route-Override: x`), 200],
    ["another address inside", (host) => head("/healthz", `${host}\r\nMF-Original-URL: x:`), 200],
    ...["gzip, chunked", "x,chunked", "identity, Chunked"].map(
      (encoding) =>
        [
          `a body in ${encoding}`,
          (host: string) =>
            `${head("/api/cerez", host, `Transfer-Encoding: ${encoding}\r\nConnection: close`).replace("GET", "POST")}0\r\n\r\n`,
          501,
        ] as const,
    ),
    ["no HTTP at all", () => "\u0016\u0003\u0001\r\n\r\n", 400],
  ];

/** The server of `npm run dev` reads and changes every module of the site before it answers, which takes as long as ten starts of another. */
const runtimes = ["workerd", "node", ...(isWhole ? (["dev"] as const) : [])] as const;

describe.each(runtimes)("served by %s", (runtime) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ runtime });
  });
  afterAll(() => server?.close());

  if (runtime === "node") {
    pagesOnNode(() => server);
    wireJourney(() => ({ ...server, outboxUrl: server.url }));
  }

  test("another computer does not get in, and localhost is wherever it leads", async () => {
    const port = portOf(server.url);
    const reached = await Promise.all(outside.map((address) => answers(address, port)));
    expect(reached).toEqual(outside.map(() => false));
    for (const address of loopback)
      expect([address, await answers(address, port)]).toEqual([address, true]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test.each(doors)("%s opens none of the tools", async (door) => {
    const answer = await rawRequest(server.url, head(door, new URL(server.url).host));
    expect([statusOf(answer), answer.split("\r\n\r\n")[1]]).toEqual([404, "Not found"]);
  });

  test.each(odd)("%s gets a plain answer", async (_name, request, status) => {
    const answer = await rawRequest(server.url, request(new URL(server.url).host));
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(/node_modules|file:|\bat \w+ \(|Error\b/);
    expect(answer).not.toContain(process.cwd());
  });

  test.runIf(tellsOfProcesses)("the ports behind it answer nobody else", async () => {
    const pages = ["/", "/dev/outbox.json", "/cdn-cgi/local/scheduled"];
    const headers = [{}, { "MF-Route-Override": "yelkovan" }, { "X-Front-Secret": "x" }];
    const ports = portsOf(server.processId).filter((port) => port !== portOf(server.url));
    expect(ports.length).toBeGreaterThan(0);
    const asked = ports.flatMap((port) =>
      pages.flatMap((page) =>
        headers.map(async (header) => {
          const init = { headers: header, redirect: "manual" } as const;
          const answer = await fetch(`http://127.0.0.1:${port}${page}`, init).catch(
            () => undefined,
          );
          const text = (await answer?.text()) ?? "";
          return answer?.ok === true || text.includes("Yelkovan") ? [port, page, header, text] : [];
        }),
      ),
    );
    expect((await Promise.all(asked)).flat()).toEqual([]);
  });

  test("pages come compressed", async () => {
    const headers = { "Accept-Encoding": "br, gzip" };
    const encodingOf = async (path: string) =>
      (await fetch(server.url + path, { headers })).headers.get("Content-Encoding");
    expect(await encodingOf("/")).toBe("br");
    expect(await encodingOf("/healthz")).toBeNull();
  });

  test.skipIf(runtime === "dev")("files that the build keeps for itself are no pages", async () => {
    for (const file of [
      "/.vite/manifest.json",
      "/.assetsignore",
      "/_headers",
      "/local-runtime.json",
    ]) {
      const answer = await fetch(server.url + file, { redirect: "manual" });
      expect([file, answer.status]).toEqual([file, 302]);
    }
  });

  test("what only commands beside the server may ask is not let in", async () => {
    const plain = await fetch(`${server.url}/healthz`);
    for (const name of ["X-Front-Statements", "x-front-statements", "X-FRONT-STATEMENTS"]) {
      const asked = await fetch(`${server.url}/healthz`, { headers: { [name]: "1" } });
      expect([asked.status, asked.headers.get("Content-Type")]).toEqual([
        200,
        plain.headers.get("Content-Type"),
      ]);
    }
    const init = { method: "POST", body: '["SELECT * FROM members"]' };
    const headers = { "X-Front-Statements": "1", Origin: server.url };
    const posted = await fetch(server.url, { ...init, headers, redirect: "manual" });
    expect(posted.status).toBeLessThan(500);
    expect(await posted.text()).not.toMatch(/member_id|no such table/);
  });

  test("a page named in a query is no door", async () => {
    expect((await fetch(`${server.url}/healthz?x=/cdn-cgi/`)).status).toBe(200);
  });

  test("who says to be somebody else is counted as who they are", async () => {
    const statuses = new Set<number>();
    const ask = async (from: string, address: string) => {
      const headers = Object.fromEntries(
        ["CF-Connecting-IP", "X-Forwarded-For", "X-Real-IP", "True-Client-IP", "Forwarded"].map(
          (name) => [name, address],
        ),
      );
      const init = { method: "POST", body: "{}", headers: { ...headers, Origin: server.url } };
      const response = await fetchFrom(from)(`${server.url}${endpoints.proxy}?endpoint=/x`, init);
      await response.text();
      return response.status;
    };
    // The limit's minute may turn over while we ask.
    for (let round = 0; round < 200 && !statuses.has(429); round++) {
      const addresses = Array.from({ length: 10 }, (_, index) => `203.0.${round}.${index}`);
      const answered = await Promise.all(addresses.map((address) => ask("127.0.0.1", address)));
      for (const status of answered) statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual([404, 429]);
    expect(await ask("127.0.0.9", "127.0.0.1")).toBe(404);
  });
});
