// Pages that are kept for everybody: each visitor is shown what would have been drawn for them alone.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookies } from "#shared/cookies.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchAnew, fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { post, toCode } from "./quote-forms.ts";

/** One keeps pages, the other draws each. */
let keeping: SharedServer;
let drawing: TestServer;
beforeAll(async () => {
  [keeping, drawing] = await Promise.all([
    useSharedServer(),
    startServer({ variables: { PAGE_FRESH_SECONDS: "0" } }),
  ]);
});
afterAll(() => drawing.close());

const demo = { phone: "5320000001", password: "Yelkenli-2026" };
const demoName = "Tolga";

async function signIn(): Promise<EdgeClient> {
  const client = visit(keeping);
  expect((await post(client, "/giris", demo)).status).toBe(302);
  return client;
}

const visit = (server: SharedServer) => createEdgeClient(server.url, fetchFromAnywhere);

const paths = [
  "/",
  "/zorunlu-trafik-sigortasi",
  "/seyahat-saglik-sigortasi",
  "/sss",
  "/hasar-aninda",
  "/cerez-politikasi",
  "/blog",
  "/blog/schengen-sigortasi",
  "/sozluk",
  "/sozluk/muafiyet",
  "/hizli-erisim/mtv-borcu",
  "/404",
  "/trafik/teklif",
  "/dask/async-teklif",
] as const;

/**
 * What is shown, and the data beside it, which comes in one burst or in several. Without what is another's in each answer: nonces,
 * the address of the server, and the time.
 */
function partsOf(html: string) {
  const same = html
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replaceAll(/localhost:\d+/g, "localhost")
    .replaceAll(/\b1[78]\d{11}\b/g, "now");
  const pushed = /\(window\.pageData\?\?=\[\]\)\.push\((.*?)\)<\/script>/g;
  const data = [...same.matchAll(pushed)].map(([, text = ""]) => JSON.parse(text) as unknown);
  const [shown] = same.split("<script>(window.pageData");
  return { shown, data: data.join("") };
}

const answers = {
  none: [],
  all: [cookies.requiredCookies, cookies.targetingCookies, cookies.analyticCookies],
  required: [cookies.requiredCookies],
} as const;

interface Asked {
  readonly path: string;
  readonly answered: keyof typeof answers;
  readonly query: string;
  readonly isMember: boolean;
}

async function readAs(
  server: SharedServer,
  path: string,
  answered: keyof typeof answers,
): Promise<readonly [status: number, isKept: boolean, parts: ReturnType<typeof partsOf>]> {
  const client = visit(server);
  for (const { name } of answers[answered]) client.cookies.set(name, "true");
  const response = await client.fetch(path);
  return [response.status, response.headers.has("ETag"), partsOf(await response.text())];
}

test.each(paths)("%s is byte for byte what each visitor would be shown alone", async (path) => {
  const campaign = `${path}?utm_source=haber&gclid=abc`;
  for (const answered of ["none", "all", "required"] as const) {
    const alone = await readAs(drawing, path, answered);
    expect([alone[1], alone[2].data]).toEqual([false, expect.stringMatching(/./)]);
    // The first is drawn for everybody, the next are shown the same; a campaign changes nothing.
    for (const asked of [path, path, campaign]) {
      const [status, isKept, parts] = await readAs(keeping, asked, answered);
      expect([asked, status, isKept]).toEqual([asked, alone[0], true]);
      expect(parts).toEqual(alone[2]);
    }
  }
});

test("a hundred visitors side by side, members and campaigns among them, are shown the same", async () => {
  const member = await signIn();
  const [hundred] = fc.sample(
    fc.array(
      fc.record({
        path: fc.constantFrom(...paths),
        answered: fc.constantFrom("none", "all", "required"),
        query: fc.constantFrom(
          "",
          "?utm_source=haber",
          "?gclid=1&utm_term=x",
          "?sayfa=1",
          "?yok=1",
        ),
        isMember: fc.boolean(),
      }),
      { minLength: 100, maxLength: 100 },
    ),
    { numRuns: 1, seed: 29 },
  ) as [Asked[]];
  await Promise.all(
    hundred.map(async ({ path, answered, query, isMember }) => {
      if (isMember) {
        const html = await (await member.fetch(path + query)).text();
        expect([path, query, html.includes(demoName)]).toEqual([path, query, true]);
        return;
      }
      const [alone, shown] = await Promise.all([
        readAs(drawing, path + query, answered),
        readAs(keeping, path + query, answered),
      ]);
      expect([path, query, shown[0], shown[2]]).toEqual([path, query, alone[0], alone[2]]);
      expect(shown[2].shown).not.toContain(demoName);
    }),
  );
});

test("whose browser has a page is told so, with the same policy; HEAD is told of it", async () => {
  const first = await visit(keeping).fetch("/sss");
  const etag = first.headers.get("ETag")!;
  const again = await visit(keeping).fetch("/sss", { headers: { "If-None-Match": etag } });
  const policy = "Content-Security-Policy";
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  expect(again.headers.get(policy)).toBe(first.headers.get(policy));
  const head = await visit(keeping).fetch("/sss", { method: "HEAD" });
  expect([head.status, head.headers.get("ETag")]).toEqual([200, etag]);
  const gone = await visit(keeping).fetch("/404");
  const stillGone = await visit(keeping).fetch("/404", {
    headers: { "If-None-Match": gone.headers.get("ETag")! },
  });
  expect(stillGone.status).toBe(404);
  for (const response of [first, again]) {
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  }
});

/** Asks until pages of everybody are there, as they are for the next visitor. */
const warm = async () => {
  for (const path of paths) await visit(keeping).fetch(path);
};

test("whoever has something of their own is drawn alone, and nobody else is shown it", async () => {
  await warm();
  const kept = async (client: EdgeClient, path: string) => {
    const response = await client.fetch(path);
    return { isKept: response.headers.has("ETag"), html: await response.text() };
  };
  const member = await signIn();
  for (const path of ["/", "/sss", "/trafik/teklif"]) {
    const { isKept, html } = await kept(member, path);
    expect([isKept, html.includes(demoName)]).toEqual([false, true]);
  }
  // A draft is on the quote's page alone.
  const [begun, person] = [visit(keeping), makePerson()];
  await toCode(begun, person);
  const own = await kept(begun, "/trafik/teklif");
  expect(own.isKept).toBe(false);
  expect((await kept(begun, "/sss")).isKept).toBe(true);
  // What an address asks for, and the data of a page, are drawn as before.
  expect((await kept(visit(keeping), "/blog?sayfa=2")).isKept).toBe(false);
  const data = await visit(keeping).fetch("/sss", { headers: { "X-Page-Data": "1" } });
  expect(data.headers.has("ETag")).toBe(false);
  for (const path of paths) {
    const { isKept, html } = await kept(visit(keeping), path);
    expect([path, isKept]).toEqual([path, true]);
    for (const secret of [demoName, person.phone, person.nationalNumber]) {
      expect(html).not.toContain(secret);
    }
  }
});

test("whoever has left is shown the page of everybody, once what is told to them alone has been told", async () => {
  await warm();
  const client = await signIn();
  await post(client, "/cikis", {});
  await client.fetch("/");
  const second = await client.fetch("/");
  expect(second.headers.has("ETag")).toBe(true);
  expect(await second.text()).not.toContain(demoName);
});

test.each(["/", "/404"])(
  "%s goes compressed, as it is kept, to whoever takes Brotli",
  async (path) => {
    await warm();
    const ask = async (encodings: string, method = "GET") => {
      const headers = { Accept: "text/html", "Accept-Encoding": encodings };
      const {
        status,
        headers: said,
        ...rest
      } = await fetchAnew(keeping.url + path, { method, headers }).then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }));
      return {
        status,
        etag: said.get("ETag"),
        encoding: said.get("Content-Encoding"),
        vary: said.get("Vary"),
        ...rest,
      };
    };
    const plain = await ask("identity");
    expect(plain).toMatchObject({
      encoding: "identity",
      etag: expect.stringMatching(/^W/),
      text: expect.stringMatching(/<\/html>$/),
    });
    expect(await ask("gzip, br")).toEqual({ ...plain, encoding: "br" });
    expect(await ask("br", "HEAD")).toMatchObject({
      status: plain.status,
      encoding: "br",
      text: "",
    });
    for (const others of ["gzip", "gzip, br;q=0"]) {
      expect(await ask(others)).toEqual({ ...plain, encoding: "gzip" });
    }
  },
);
