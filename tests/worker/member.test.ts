import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const demo = { phone: "5320000001", password: "Yelkenli-2026" };
const fullName = "Tolga Uğurlu";
const post = (client: EdgeClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

const openBrowser = () => createEdgeClient(server.url, fetchFromAnywhere);

async function signIn(): Promise<EdgeClient> {
  const client = openBrowser();
  const response = await post(client, "/giris", demo);
  expect(response.status).toBe(302);
  return client;
}

const accountStatus = async (client: EdgeClient) => (await client.fetch("/hesabim")).status;
const ageSessions = (column: "last_seen_at" | "expires_at", minutes: number) =>
  changeDatabase(
    server.dataDirectory,
    `UPDATE member_sessions SET ${column} = ${column} - ?`,
    minutes * 60_000,
  );

describe("signing in", () => {
  test("sets both credentials for eight hours, out of reach of scripts, and goes home", async () => {
    const client = openBrowser();
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
    const client = openBrowser();
    client.cookies.set("token", JSON.stringify({ token: "x" }));
    client.cookies.set("source", JSON.stringify({ source: "yelkovan" }));
    expect((await client.fetch("/hesabim")).headers.get("Location")).toBe("/");
    await post(client, "/giris", demo);
    expect(client.cookies.get("token")).not.toContain('x"');
    expect(await accountStatus(client)).toBe(200);
  });

  test.each(["/hesabim?page=izinlerim", "/", "/zorunlu-trafik-sigortasi", "/sss"])(
    "keeps %s, which names the member, out of every cache",
    async (path) => {
      const client = await signIn();
      const response = await client.fetch(path);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await response.text()).toContain(fullName);
    },
  );
});

describe("signing out", () => {
  test("ends the session everywhere it is known, and makes the browser another visitor's", async () => {
    const client = await signIn();
    const stolen = openBrowser();
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
    const before = client.cookies.get("__Host-visitor");
    const response = await post(client, "/cikis", {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect(client.cookies.has("token")).toBe(false);
    expect(client.cookies.has("source")).toBe(false);
    expect(client.cookies.get("__Host-visitor")).not.toBe(before);
    expect(await accountStatus(client)).toBe(302);
    expect(await accountStatus(stolen)).toBe(302);
  });

  test("leaves the browser's choice of cookies", async () => {
    const client = await signIn();
    await post(client, "/cerez-tercihleri", { intent: "save", analytics: "on" });
    await post(client, "/cikis", {});
    expect(client.cookies.get("analytic-cookies")).toBe("true");
    expect(await (await client.fetch("/")).text()).not.toContain(fullName);
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
  test("after eight hours the account leads home and the cookies go", async () => {
    const client = await signIn();
    await ageSessions("expires_at", 8 * 60 + 1);
    const response = await client.fetch("/hesabim");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(client.cookies.has("token")).toBe(false);
  });

  test.each(["/", "/zorunlu-trafik-sigortasi", "/iletisim", "/404"])(
    "%s greets nobody, and the cookies go",
    async (path) => {
      const client = await signIn();
      expect(await (await client.fetch(path)).text()).toContain(fullName);
      await ageSessions("expires_at", 600);
      const asData = openBrowser();
      for (const [cookie, value] of client.cookies) asData.cookies.set(cookie, value);
      for (const [browser, headers] of [
        [client, {}],
        [asData, { "X-Page-Data": "1" }],
      ] as const) {
        expect(await (await browser.fetch(path, { headers })).text()).not.toMatch(/Tolga|Uğurlu/);
        expect([browser.cookies.has("token"), browser.cookies.has("source")]).toEqual([
          false,
          false,
        ]);
      }
    },
  );

  test("seven hours without use leave it open, as its cookies are", async () => {
    const client = await signIn();
    await ageSessions("last_seen_at", 7 * 60);
    await ageSessions("expires_at", 7 * 60);
    expect(await accountStatus(client)).toBe(200);
  });

  test("does not stand in the way of what every visitor may do", async () => {
    const client = await signIn();
    await ageSessions("expires_at", 600);
    expect((await client.fetch("/iletisim")).status).toBe(200);
    expect((await client.fetch("/zorunlu-trafik-sigortasi")).status).toBe(200);
    const { status, answer } = await client.call(calls.getUserClaims, {});
    expect([status, answer.StatusCode]).toEqual([401, 401]);
    expect(client.cookies.has("token")).toBe(false);
  });
});

const section = "/hesabim?page=sifre-degisikligi";

describe("a change of the password", () => {
  const change = (client: EdgeClient, oldPassword: string, password: string) =>
    post(client, section, { intent: "change", oldPassword, password, passwordRepeat: password });

  test("goes on under new cookies and leaves copied ones worth nothing", async () => {
    const client = await signIn();
    const copied = openBrowser();
    for (const [cookie, value] of client.cookies) copied.cookies.set(cookie, value);
    const before = client.cookies.get("token");
    const next = "dört mavi bisiklet";
    expect((await change(client, demo.password, next)).status).toBe(302);
    expect(client.cookies.get("token")).not.toBe(before);
    expect([await accountStatus(client), await accountStatus(copied)]).toEqual([200, 302]);
    expect(await (await client.fetch("/")).text()).toContain(fullName);
    expect((await change(client, next, demo.password)).status).toBe(302);
  });

  test.each(["1234", "Password1", "fenerbahce1907", "Tolga2000"])(
    "to %s is refused at its field",
    async (password) => {
      const client = await signIn();
      const response = await change(client, demo.password, password);
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(/id="[^"]*password-error"[\s\S]{0,300}/.exec(html)?.[0] ?? "").toContain(
        "tahmin edilebilir",
      );
      expect(await accountStatus(client)).toBe(200);
    },
  );
});

describe("the list of sessions", () => {
  const agents = {
    phone:
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    laptop:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
  };
  async function signInWith(agent: string): Promise<EdgeClient> {
    const client = openBrowser();
    const init = {
      method: "POST",
      body: new URLSearchParams(demo),
      headers: { "User-Agent": agent },
    };
    expect((await client.fetch("/giris", init)).status).toBe(302);
    return client;
  }

  test("names them in plain words, and its forms end one of them or all others", async () => {
    const laptop = await signInWith(agents.laptop);
    await post(laptop, section, { intent: "end-others" });
    const [phone, other] = [await signInWith(agents.phone), await signInWith("curl/8.0")];
    const html = await (await laptop.fetch(section)).text();
    for (const words of ["Safari, macOS", "Chrome, Android", "Bilinmeyen cihaz", "Bu oturum"]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain("AppleWebKit");
    const row = html.slice(html.indexOf("Chrome, Android"));
    const sessionId = /name="sessionId" value="([0-9a-f]{64})"/.exec(row)?.[1] ?? "";
    const ended = await post(laptop, section, { intent: "end-session", sessionId });
    expect([ended.status, ended.headers.get("Location")]).toEqual([302, section]);
    expect([await accountStatus(phone), await accountStatus(other)]).toEqual([302, 200]);
    const again = await post(laptop, section, { intent: "end-session", sessionId });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain("Bu oturum zaten kapanmış.");
    await post(laptop, section, { intent: "end-others" });
    expect([await accountStatus(laptop), await accountStatus(other)]).toEqual([200, 302]);
  });
});

describe("gates", () => {
  test.each(["/giris", "/uyeOl"])("%s is closed to members", async (path) => {
    const client = await signIn();
    const response = await client.fetch(path);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect((await openBrowser().fetch(path)).status).toBe(200);
  });

  test.each(["/hesabim", "/hesabim?page=policelerim", "/hesabim/verilerim.json"])(
    "%s is closed to visitors",
    async (path) => {
      const response = await openBrowser().fetch(path);
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  test("a form of the account posted without a session changes nothing and leads home, which says so", async () => {
    const client = openBrowser();
    const response = await post(client, "/hesabim?page=izinlerim", { intent: "channels" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(await (await client.fetch("/")).text()).toContain("Oturumunuz sona erdi");
  });

  test.each(["never", "too long ago"])(
    "a form of the account sent by scripts of whoever signed in %s stays as it is and says why",
    async (when) => {
      const client = when === "never" ? openBrowser() : await signIn();
      if (when !== "never") await ageSessions("expires_at", 600);
      const message = "Poliçemin bir sayfası eksik.";
      const response = await client.fetch("/hesabim?page=desteklerim", {
        method: "POST",
        headers: { "X-Page-Data": "1" },
        body: new URLSearchParams({ intent: "open", typeId: "1", subject: "Poliçem", message }),
      });
      expect(response.status).toBe(401);
      expect(await response.text()).toContain("Yazdıklarınız burada duruyor");
    },
  );

  test("old spellings move for good", async () => {
    const response = await openBrowser().fetch("/uyeol");
    expect([response.status, response.headers.get("Location")]).toEqual([301, "/uyeOl"]);
  });
});

test.each([
  ["/giris?next=https://kotu.example", { ...demo, next: "//kotu.example", back: "//kotu.example" }],
  ["/giris?redirect=//kotu.example", { ...demo, redirect: "https://kotu.example" }],
])("%s leads nowhere but home", async (path, fields) => {
  const client = openBrowser();
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
  const stolen = openBrowser();
  stolen.cookies.set("token", marker ?? "").set("source", "yelkovan");
  expect(await accountStatus(stolen)).toBe(302);
});

describe("files of a support request, without scripts", () => {
  const request = { intent: "open", typeId: "1", subject: "Belge", message: "Ektedir." };
  const send = async (files: readonly File[]) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(request)) body.set(name, text);
    for (const file of files) body.append("filesNative", file);
    const client = await signIn();
    return client.fetch("/hesabim?page=desteklerim", {
      method: "POST",
      body,
      headers: { Accept: "text/html" },
    });
  };
  const pdf = new File(["%PDF-1.7"], "belge.pdf");

  test.each([
    [
      "a kind that is not taken",
      "tatil.heic",
      ["\0\0\0\x18ftypheic"],
      "Yalnızca JPEG, PNG veya PDF",
    ],
    ["nothing in it", "bos.pdf", [], "Dosya boş. Lütfen başka bir dosya seçiniz."],
    [
      "too much in it",
      "uzun.pdf",
      ["%PDF-", "x".repeat(3 * 1024 ** 2)],
      "Dosya en fazla 3 MB olabilir.",
    ],
  ])("one with %s is refused by its name and its reason", async (_what, name, parts, reason) => {
    const response = await send([pdf, new File(parts, name)]);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(`${name}: ${reason}`);
    expect(html).toContain("Ektedir.");
  });

  test("more than is taken at all is refused in words for whoever chose it", async () => {
    const response = await send([new File(["%PDF-", "x".repeat(14 * 1024 ** 2)], "film.pdf")]);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("bir dosya en fazla 3 MB olabilir");
  });
});
