import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const visit = () => createEdgeClient(server.url, fetchFromAnywhere);

describe("every page", () => {
  test.each(["/", "/ara", "/trafik/teklif?utm_source=x", "/giris"])(
    "%s runs only its own scripts, by the nonce of the answer or by their hashes",
    async (path) => {
      const responses = [await visit().fetch(path), await visit().fetch(path)];
      const nonces = await Promise.all(
        responses.map(async (response) => {
          const policy = response.headers.get("Content-Security-Policy") ?? "";
          const [, sources = ""] = /script-src ([^;]+)/.exec(policy) ?? [];
          expect(policy).toContain("default-src 'none'");
          expect(sources).not.toMatch(/unsafe/);
          const html = await response.text();
          const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
          expect(scripts.length).toBeGreaterThan(1);
          const nonce = /'nonce-([^']+)'/.exec(sources)?.[1];
          for (const [, attributes = "", text = ""] of scripts) {
            if (attributes.includes("application/ld+json")) continue;
            const hash = createHash("sha256").update(text).digest("base64");
            expect(nonce === undefined ? sources : attributes).toContain(
              nonce === undefined ? `'sha256-${hash}'` : `nonce="${nonce}"`,
            );
          }
          expect(html).not.toMatch(/\son[a-z]+="/);
          return nonce;
        }),
      );
      if (nonces[0] !== undefined) expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  test("carries the security headers, a request id and no server state in caches", async () => {
    const { headers } = await visit().fetch("/");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Cache-Control")).toContain("private");
  });

  // Specification 1.5, 1.6, 1.8
  test("says what it is in its head", async () => {
    const html = await (await visit().fetch("/zorunlu-trafik-sigortasi?utm_source=x")).text();
    expect(html).toContain('<html lang="tr-TR">');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain("maximum-scale=1, user-scalable=no");
    for (const name of ["description", "keywords"]) {
      expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
    }
    for (const property of ["og:title", "og:description", "og:image"]) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    }
    expect(html).toContain(`<link rel="canonical" href="${server.url}/zorunlu-trafik-sigortasi"`);
    expect(html).toMatch(/<script type="application\/ld\+json"/);
  });

  // Specification 1.5
  test.each([
    ["/", 200],
    ["/404", 404],
    ["/trafik/teklif", 200],
    ["/konut/teklif", 200],
    ["/giris", 200],
    ["/uyeOl", 200],
    ["/sifremiUnuttum", 200],
    ["/iletisim", 200],
  ])("says on %s (%i) what it is about", async (path, status) => {
    const response = await visit().fetch(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<meta name="keywords" content="[^"]+"/);
  });

  test("a page to read fetches no script of its own accord", async () => {
    const html = await (await visit().fetch("/")).text();
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
  });

  test("preloads hashed assets that may be cached for a year", async () => {
    const html = await (await visit().fetch("/giris")).text();
    const entry = /rel="modulepreload" href="([^"]+)"/.exec(html)?.[1];
    expect(entry).toBeDefined();
    const { headers } = await visit().fetch(entry!);
    expect(headers.get("Cache-Control")).toMatch(/max-age=31536000.*immutable/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
  });
});

describe("cookies", () => {
  test("the visitor cookie is set once, for the whole visit, unreadable for scripts", async () => {
    const client = visit();
    const first = await client.fetch("/");
    const lines = first.headers.getSetCookie();
    const [line = ""] = lines.filter((text) => text.startsWith("__Host-visitor="));
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/Secure/);
    expect(line).toMatch(/SameSite=Lax/);
    const second = await client.fetch("/");
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  // Specification 3.25, 9.3
  test("the last campaign is kept for a day, with the eight parameters and no others", async () => {
    const client = visit();
    await client.fetch("/?utm_source=ilk&utm_medium=cpc");
    const response = await client.fetch(
      "/?utm_source=son&utm_campaign=yaz&gclid=g1&utm_campaignid=7&gad_source=1&utm_term=a&utm_content=b&sifre=x",
    );
    const line = response.headers.getSetCookie().find((text) => text.startsWith("UTM_KEYS="));
    expect(line).toMatch(/Max-Age=86400/);
    expect(line).toMatch(/Secure/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(JSON.parse(decodeURIComponent(client.cookies.get("UTM_KEYS")!))).toEqual({
      utm_source: "son",
      utm_campaign: "yaz",
      gclid: "g1",
      utm_campaignid: "7",
      gad_source: "1",
      utm_term: "a",
      utm_content: "b",
    });
  });

  test("refusing targeting cookies removes the campaign and stops keeping it", async () => {
    const client = visit();
    await client.fetch("/?utm_source=a");
    const form = new URLSearchParams({ intent: "save", functional: "on", analytics: "on" });
    await client.fetch("/cerez-tercihleri", { method: "POST", body: form });
    await client.fetch("/?utm_source=b");
    expect(client.cookies.has("UTM_KEYS")).toBe(false);
  });

  test.each(["required", "close", "save"])(
    "the answer %s takes the campaign with it",
    async (intent) => {
      const client = visit();
      await client.fetch("/?utm_source=a");
      expect(client.cookies.has("UTM_KEYS")).toBe(true);
      const body = new URLSearchParams({ intent });
      await client.fetch("/cerez-tercihleri", { method: "POST", body });
      expect(client.cookies.has("UTM_KEYS")).toBe(false);
    },
  );

  test("without scripts the cookie policy's page shows what is stored and takes a new answer", async () => {
    const client = visit();
    const form = async () => {
      const html = await (await client.fetch("/cerez-politikasi")).text();
      const [own = ""] =
        /<form aria-label[^>]*"\/cerez-tercihleri"[\s\S]*?<\/form>/.exec(html) ?? [];
      const boxes = [...own.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
      const back = /name="back" value="([^"]*)"/.exec(own)?.[1];
      return { own, back, on: boxes.map((box) => box.includes("checked")) };
    };
    const unanswered = await form();
    expect(unanswered.own).toContain("Henüz yanıt vermediniz.");
    expect(unanswered.on).toEqual([true, true, true, true]);
    const answer = (fields: Record<string, string>) =>
      client.fetch("/cerez-tercihleri", { method: "POST", body: new URLSearchParams(fields) });
    await answer({ intent: "close" });
    const closed = await form();
    expect(closed.own).toContain("Kayıtlı yanıtınız");
    expect(closed.on).toEqual([true, false, false, false]);
    const saved = await answer({ intent: "save", back: closed.back!, targeting: "on" });
    expect(saved.headers.get("Location")).toBe("/cerez-politikasi");
    expect((await form()).on).toEqual([true, false, false, true]);
  });

  // Specification 2.36, 3.24, 4.8, 9.4
  test("accepting stores all choices for a year, closing only the required one", async () => {
    const accepting = visit();
    const all = { functional: "on", analytics: "on", targeting: "on" };
    const response = await accepting.fetch("/cerez-tercihleri", {
      method: "POST",
      body: new URLSearchParams({ intent: "accept", back: "/sss", ...all }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/sss");
    expect(response.headers.getSetCookie().join()).toContain("Max-Age=31536000");
    const names = [
      "required-cookies",
      "functional-cookies",
      "analytic-cookies",
      "targeting-cookies",
    ];
    expect(names.map((name) => accepting.cookies.get(name))).toEqual([
      "true",
      "true",
      "true",
      "true",
    ]);
    const closing = visit();
    await closing.fetch("/cerez-tercihleri", {
      method: "POST",
      body: new URLSearchParams({ intent: "close", ...all }),
    });
    expect(names.map((name) => closing.cookies.get(name))).toEqual([
      "true",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(["https://kotu.example", "//kotu.example", "/\\kotu.example", "javascript:alert(1)"])(
    "the way back after a choice never leaves the site: %s",
    async (back) => {
      const body = new URLSearchParams({ intent: "close", back });
      const response = await visit().fetch("/cerez-tercihleri", { method: "POST", body });
      expect(response.headers.get("Location")).toBe("/");
    },
  );

  test("a session cookie that was tampered with counts as none", async () => {
    const client = visit();
    const start = await client.fetch("/trafik/teklif", {
      method: "POST",
      body: new URLSearchParams({ intent: "start", plate: "06 ABC 987" }),
    });
    expect(start.status).toBe(302);
    const sealed = client.cookies.get("__Host-session")!;
    expect(sealed.split(".")).toHaveLength(5);
    const shows = async (response: Response) => (await response.text()).includes("06 ABC 987");
    expect(await shows(await client.fetch("/trafik/teklif"))).toBe(true);
    client.cookies.set("__Host-session", `${sealed.slice(0, -4)}AAAA`);
    const page = await client.fetch("/trafik/teklif");
    expect(page.status).toBe(200);
    expect(await shows(page)).toBe(false);
  });
});

describe("the first questions of a quote, sent before the scripts could judge them", () => {
  const start = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    visit().fetch("/trafik/teklif", {
      method: "POST",
      body: new URLSearchParams({ intent: "start", ...fields }),
      headers,
    });
  const plateMessage = "Geçerli bir plaka giriniz (örn. 34 ABC 123).";
  const numberMessage = "Lütfen geçerli bir TC kimlik numarası giriniz";

  test.each([
    ["99", "10000001518", [plateMessage], [numberMessage]],
    ["34 ABC 123", "10000001519", [numberMessage], [plateMessage]],
    ["plaka", "12345", [plateMessage, numberMessage], []],
    ["", "", ["Lütfen plaka giriniz", "Lütfen TC kimlik numarası giriniz"], []],
  ])("%j and %j are refused in the fields' own words", async (plate, nationalNumber, said, not) => {
    const response = await start({ plate, nationalNumber });
    expect(response.status).toBe(422);
    const html = await response.text();
    const text = html.replaceAll("&#x27;", "'");
    for (const message of said) expect(text).toContain(message);
    for (const message of not) expect(text).not.toContain(message);
    for (const typed of [plate, nationalNumber]) {
      if (typed !== "") expect(html).toMatch(new RegExp(`<input[^>]*value="${typed}"`, "i"));
    }
  });

  test("right ones lead on", async () => {
    const response = await start({ plate: "34abc123", nationalNumber: "10000001518" });
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/trafik/teklif?adim=kisi",
    ]);
  });

  test("a script is told where they lead, and given what stands there when it asks for that", async () => {
    const typed = { plate: "34abc123", nationalNumber: "10000001518" };
    const told = async (asked: string) => {
      const response = await start(typed, { "X-Page-Data": asked });
      const { status, headers } = response;
      expect(headers.get("X-Page-Redirect")).toBe("/trafik/teklif");
      expect(headers.get("Cache-Control")).toBe("no-store");
      return [status, await response.text()] as const;
    };
    expect(await told("1")).toEqual([204, ""]);
    expect(await told("ahead")).toEqual([200, expect.stringContaining(typed.nationalNumber)]);
  });
});

describe("where addresses lead", () => {
  // Specification 2.1, 2.3, 2.4
  test("every address that is promised answers with a page of its own", async () => {
    const promised = [
      "/hakkimizda",
      "/gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi",
      "/mesafeli-satis-sozlesmesi",
      "/kasko-sigortasi",
      "/zorunlu-trafik-sigortasi",
      "/ikinci-el-trafik-sigortasi",
      "/galerici-kisa-sureli-trafik-sigortasi",
      "/tamamlayici-saglik-sigortasi",
      "/bireysel-saglik-sigortasi",
      "/zorunlu-deprem-sigortasi",
      "/konut-sigortasi",
      "/seyahat-saglik-sigortasi",
      "/evcil-hayvan-sigortasi",
      "/cep-telefonu-sigortasi",
      "/hizli-erisim/tramer-kusur",
      "/hizli-erisim/mtv-borcu",
      "/hizli-erisim/arac-muayene-randevusu",
      "/hizli-erisim/kasko-degeri-sorgulama",
      "/hizli-erisim/online-kaza-tutanagi",
      "/hizli-erisim/eksper-sorgulama",
      "/iletisim",
      "/blog",
      "/hasar-aninda",
      "/sss",
      "/cerez-politikasi",
      "/kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni",
      "/trafik/teklif",
      "/trafik/kasko-teklif",
      "/tamamlayici-saglik/teklif",
      "/yabancisaglik/asyncteklif",
      "/saglik/teklif",
      "/dask/async-teklif",
      "/konut/teklif",
      "/outgoing/teklif",
      "/mobilephone/teklif",
      "/pet/teklif",
    ];
    const titles = new Map<string, string>();
    for (const path of promised) {
      const response = await visit().fetch(path);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(html).toMatch(/<h1/);
      titles.set(/<title>([^<]+)</.exec(html)?.[1] ?? "", path);
    }
    expect(titles.size).toBe(promised.length);
  });

  // Specification 2.12
  test.each([
    ["/ikinci-el-zorunlu-trafik-sigortasi", 301, "/ikinci-el-trafik-sigortasi"],
    [
      "/ikinci-el-zorunlu-trafik-sigortasi?utm_source=x",
      301,
      "/ikinci-el-trafik-sigortasi?utm_source=x",
    ],
    ["/hesabim", 302, "/"],
    ["/hesabim?page=bilgilerim", 302, "/"],
    ["/boyle-bir-sayfa-yok", 302, "/404"],
    ["/teklif/00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAA", 302, "/404?aranan=teklif"],
    ["/teklif/eksik", 302, "/404?aranan=teklif"],
    ["/k/eksik", 302, "/404?aranan=teklif"],
    ["/kasko-sigortasi/", 301, "/kasko-sigortasi"],
    ["/%73ss", 301, "/sss"],
    ["/bl%6fg?sayfa=2", 301, "/blog?sayfa=2"],
    ["/sss/?utm_source=x&soru=ne", 301, "/sss?utm_source=x&soru=ne"],
    ["/hizli-erisim/mtv-borcu//", 301, "/hizli-erisim/mtv-borcu"],
    ["/ikinci-el-zorunlu-trafik-sigortasi/", 301, "/ikinci-el-trafik-sigortasi"],
    ["//baska.example/", 301, "/baska.example"],
  ])("%s → %i %s", async (path, status, location) => {
    const response = await visit().fetch(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("Location")).toBe(location);
  });

  // Specification 2.11, 8.14
  test.each(["*/*", "application/json", "image/avif,image/webp", ""])(
    "an unknown address leads to the not-found page whatever the caller accepts: %j",
    async (accept) => {
      for (const path of ["/boyle-bir-sayfa-yok", "/eski/sayfa.html", "/cikis"]) {
        const response = await visit().fetch(path, { headers: { Accept: accept } });
        expect([response.status, response.headers.get("Location")]).toEqual([302, "/404"]);
      }
    },
  );

  test("a call or a file of the build that is not there says so itself", async () => {
    const call = await visit().fetch("/api/yok", { headers: { Accept: "application/json" } });
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ Success: false, StatusCode: 404 });
    const file = await visit().fetch("/assets/yok.js", { headers: { Accept: "*/*" } });
    expect(file.status).toBe(404);
    expect(await file.text()).not.toBe("");
  });

  test("a link of a quote that nobody knows says what it is and leads on", async () => {
    const response = await visit().fetch("/404?aranan=teklif");
    expect(response.status).toBe(404);
    const html = await response.text();
    for (const text of ["Bu teklif bağlantısı açılamıyor", "90 gün", 'href="/giris"', 'href="/"']) {
      expect(html).toContain(text);
    }
  });

  test("who asks for an icon in the old place gets one", async () => {
    const response = await visit().fetch("/favicon.ico");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^image\//);
  });

  // Specification 2.11
  test("the not-found page answers 404 and shows a page", async () => {
    const response = await visit().fetch("/404");
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1/);
  });

  test("a form from elsewhere is refused in words to a browser, in the envelope to a program", async () => {
    const post = (accept: string) =>
      fetch(`${server.url}/iletisim`, {
        method: "POST",
        body: new URLSearchParams({ fullName: "Deneme" }),
        headers: { Accept: accept, Origin: "https://baska.example" },
      });
    const page = await post("text/html,application/xhtml+xml");
    expect([page.status, page.headers.get("Content-Type")]).toEqual([
      403,
      "text/html; charset=UTF-8",
    ]);
    expect(await page.text()).toContain("Bu istek başka bir siteden geldiği için kabul edilmedi.");
    expect(await (await post("*/*")).json()).toMatchObject({ StatusCode: 403 });
  });

  test("health and readiness", async () => {
    expect((await visit().fetch("/healthz")).status).toBe(200);
    expect((await visit().fetch("/readyz")).status).toBe(200);
  });

  test("search engines are told what is public", async () => {
    const robots = await (await visit().fetch("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const sitemap = await (await visit().fetch("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${server.url}/kasko-sigortasi</loc>`);
    expect(sitemap).toContain(`<loc>${server.url}/trafik/teklif</loc>`);
    expect(sitemap).not.toMatch(/\/teklif\/|hesabim|giris|\/ara</);
  });
});

describe("what changes state comes from the site itself", () => {
  test.each([
    ["another origin", { Origin: "https://kotu.example" }],
    ["no origin", { Origin: "null" }],
    ["another site, by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
  ])("%s is refused", async (_name, headers) => {
    for (const path of ["/api/proxy?endpoint=/gecici-kod", "/trafik/teklif", "/cerez-tercihleri"]) {
      const response = await visit().fetch(path, { method: "POST", body: "", headers });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test("a body that is too large is refused before it is read", async () => {
    const response = await visit().fetch("/api/proxy?endpoint=/gecici-kod", {
      method: "POST",
      body: "x".repeat(300 * 1024),
    });
    expect(response.status).toBe(413);
    const next = await visit().raw("endpoint=/bilinmeyen", "{}");
    expect(next.status).toBe(404);
  });
});

// Specification 7.6
describe("/api/proxy", () => {
  test.each([
    ["an unknown endpoint", "endpoint=/bilinmeyen"],
    ["no endpoint", ""],
    ["another host", "endpoint=https://kotu.example/gecici-kod"],
    ["another host without a scheme", "endpoint=//kotu.example/gecici-kod"],
    ["a way up", "endpoint=/x/../gecici-kod"],
    ["an encoded way up", "endpoint=/x/%252e%252e/gecici-kod"],
    ["a query of its own", "endpoint=/gecici-kod?x=1"],
    ["a service that is not reachable", "endpoint=/api/payment/start&baseurl=1"],
    ["payment on a reachable service", "endpoint=/api/payment/start&baseurl=2"],
    ["print on a reachable service", "endpoint=/print/Print/GetPdf&baseurl=2"],
    ["a call of another service", "endpoint=/gecici-kod&baseurl=3"],
    ["a declared call the browser may not make", "endpoint=/draft/get&baseurl=2"],
    ["a prototype's property", "endpoint=/gecici-kod&baseurl=constructor"],
  ])("%s is refused with 404", async (_name, query) => {
    const { status, answer } = await visit().raw(query, "{}");
    expect(status).toBe(404);
    expect(answer).toMatchObject({ Success: false, StatusCode: 404, Data: null });
    expect(answer.Message).not.toBe("");
  });

  test.each(["", "[]", "null", "{", '"x"', "1", "{}"])("body %j never breaks it", async (body) => {
    const { status } = await visit().raw("endpoint=/gecici-kod", body);
    expect([400, 422]).toContain(status);
  });

  test("a refused field is named as the wire names it, in Turkish", async () => {
    const { status, answer } = await visit().call(requestCode, {
      ...requestOf(),
      nationalNumber: "12345678901",
    });
    expect(status).toBe(422);
    expect(answer.StatusCode).toBe(1000);
    expect(answer.Data).toMatchObject({
      errors: { NationalNumber: ["Lütfen geçerli bir TC kimlik numarası giriniz"] },
    });
  });

  test("a declared call passes and answers in the envelope", async () => {
    const { status, answer } = await visit().call(requestCode, requestOf());
    expect(status).toBe(200);
    expect(answer).toMatchObject({ Success: true, StatusCode: 200 });
  });
});

function requestOf() {
  const { nationalNumber, phone } = makePerson();
  return {
    nationalNumber,
    phone,
    queryType: "trafik" as const,
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
  };
}

describe("nobody keeps", () => {
  const form = (fields: Record<string, string>) => ({
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const proxied = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };

  test.each<[what: string, path: string, init: RequestInit, status: number]>([
    ["an answer of the proxy", "/api/proxy?endpoint=/api/dask/iller", proxied, 200],
    ["a refusal of the proxy", "/api/proxy?endpoint=/yok", proxied, 404],
    ["the way to the not-found page", "/boyle-bir-sayfa-yok", {}, 302],
    ["a permanent redirect", "/ikinci-el-zorunlu-trafik-sigortasi", {}, 301],
    ["the way back from the bank", "/odeme/donus", form({ orderId: "x" }), 303],
    ["the way out", "/cikis", form({}), 303],
    ["a gate's redirect", "/hesabim", {}, 302],
  ])("%s", async (_what, path, init, status) => {
    const response = await visit().fetch(path, init);
    await response.body?.cancel();
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([
      status,
      expect.stringContaining("no-store"),
    ]);
  });
});
