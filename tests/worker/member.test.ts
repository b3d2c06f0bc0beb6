import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { queryDatabase } from "#tests/local-database.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const demo = { phone: "5320000001", password: "Deneme-2026" };
const post = (client: EdgeClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

async function signIn(): Promise<EdgeClient> {
  const client = createEdgeClient(server.url);
  const response = await post(client, "/giris", demo);
  expect(response.status).toBe(302);
  return client;
}

const accountStatus = async (client: EdgeClient) => (await client.fetch("/hesabim")).status;
const ageSessions = (column: "last_seen_at" | "expires_at", minutes: number) =>
  queryDatabase(
    server.dataDirectory,
    `UPDATE member_sessions SET ${column} = ${column} - ?`,
    minutes * 60_000,
  );

describe("signing in", () => {
  test("sets both credentials for eight hours, out of reach of scripts, and goes home", async () => {
    const client = createEdgeClient(server.url);
    const response = await post(client, "/giris", demo);
    expect(response.headers.get("Location")).toBe("/");
    const lines = response.headers.getSetCookie();
    for (const name of ["token", "source"]) {
      const line = lines.find((each) => each.startsWith(`${name}=`)) ?? "";
      expect(line).toMatch(/Max-Age=28800/);
      expect(line).toMatch(/HttpOnly/);
      expect(line).toMatch(/Secure/);
      expect(line).toMatch(/SameSite=Lax/);
      expect(line).not.toMatch(/Domain=/);
    }
  });

  test("gives every session a token of its own", async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect(one.cookies.get("token")).not.toBe(other.cookies.get("token"));
    const rows = queryDatabase(server.dataDirectory, "SELECT session_index FROM member_sessions");
    const text = JSON.stringify(rows);
    for (const cookie of [one, other].map(({ cookies }) => cookies.get("token") ?? "?")) {
      expect(text).not.toContain(cookie);
    }
  });

  test("ignores credentials that came from outside", async () => {
    const client = createEdgeClient(server.url);
    client.cookies.set("token", JSON.stringify({ token: "x" }));
    client.cookies.set("source", JSON.stringify({ source: "yelkovan" }));
    expect((await client.fetch("/hesabim")).headers.get("Location")).toBe("/");
    await post(client, "/giris", demo);
    expect(client.cookies.get("token")).not.toContain('x"');
    expect(await accountStatus(client)).toBe(200);
  });

  test("keeps the account's pages out of every cache", async () => {
    const client = await signIn();
    const { headers } = await client.fetch("/hesabim?page=izinlerim");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

describe("signing out", () => {
  test("ends the session everywhere it is known, and makes the browser another visitor's", async () => {
    const client = await signIn();
    const stolen = createEdgeClient(server.url);
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
    const before = client.cookies.get("__Host-visitor");
    const response = await post(client, "/cikis", {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(client.cookies.has("token")).toBe(false);
    expect(client.cookies.has("source")).toBe(false);
    expect(client.cookies.get("__Host-visitor")).not.toBe(before);
    expect(await accountStatus(client)).toBe(302);
    expect(await accountStatus(stolen)).toBe(302);
  });

  test("leaves other sessions alone, unless asked to end all", async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    await post(one, "/cikis", {});
    expect(await accountStatus(two)).toBe(200);
    await post(two, "/cikis", { everywhere: "on" });
    expect(await accountStatus(three)).toBe(302);
  });

  test("does not work from another site", async () => {
    const client = await signIn();
    const response = await client.fetch("/cikis", {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: "https://kotu.example" },
    });
    expect(response.status).toBe(403);
    expect(await accountStatus(client)).toBe(200);
  });
});

describe("a session that ended meanwhile", () => {
  test.each([
    ["an hour without use", "last_seen_at", 61],
    ["eight hours", "expires_at", 8 * 60 + 1],
  ] as const)("%s: the account leads home and the cookies go", async (_what, column, minutes) => {
    const client = await signIn();
    ageSessions(column, minutes);
    const response = await client.fetch("/hesabim");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(client.cookies.has("token")).toBe(false);
  });

  test("stays open while it is used", async () => {
    const client = await signIn();
    for (let hour = 0; hour < 3; hour++) {
      ageSessions("last_seen_at", 50);
      expect(await accountStatus(client)).toBe(200);
    }
  });

  test("does not stand in the way of what every visitor may do", async () => {
    const client = await signIn();
    ageSessions("expires_at", 600);
    expect((await client.fetch("/iletisim")).status).toBe(200);
    expect((await client.fetch("/zorunlu-trafik-sigortasi")).status).toBe(200);
    const { status, answer } = await client.call(calls.getUserClaims, {});
    expect([status, answer.StatusCode]).toEqual([401, 401]);
    expect(client.cookies.has("token")).toBe(false);
  });
});

describe("gates", () => {
  test.each(["/giris", "/uyeOl"])("%s is closed to members", async (path) => {
    const client = await signIn();
    const response = await client.fetch(path);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect((await createEdgeClient(server.url).fetch(path)).status).toBe(200);
  });

  test.each(["/hesabim", "/hesabim?page=policelerim", "/hesabim/verilerim.json"])(
    "%s is closed to visitors",
    async (path) => {
      const response = await createEdgeClient(server.url).fetch(path);
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  test("a form of the account posted without a session changes nothing and leads home", async () => {
    const client = createEdgeClient(server.url);
    const response = await post(client, "/hesabim?page=izinlerim", { intent: "channels" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
  });

  test("old spellings move for good", async () => {
    const response = await createEdgeClient(server.url).fetch("/uyeol");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/uyeOl"]);
  });
});

test.each([
  ["/giris?next=https://kotu.example", { ...demo, next: "//kotu.example", back: "//kotu.example" }],
  ["/giris?redirect=//kotu.example", { ...demo, redirect: "https://kotu.example" }],
])("%s leads nowhere but home", async (path, fields) => {
  const client = createEdgeClient(server.url);
  const response = await post(client, path, fields);
  expect(response.headers.get("Location")).toBe("/");
});

test("a browser never sees the upstream's token", async () => {
  const client = await signIn();
  const pages = ["/", "/hesabim", "/hesabim?page=sifre-degisikligi"];
  const texts = await Promise.all(pages.map(async (path) => (await client.fetch(path)).text()));
  const { answer } = await client.call(calls.getUserClaims, {});
  const seen = [...texts, JSON.stringify(answer)].join("");
  expect(seen).not.toMatch(/AccessToken|SessionToken|Bearer/);
  const marker = /"([0-9a-f]{64})"/.exec(texts[0] ?? "")?.[1];
  const stolen = createEdgeClient(server.url);
  stolen.cookies.set("token", marker ?? "").set("source", "yelkovan");
  expect(await accountStatus(stolen)).toBe(302);
});
