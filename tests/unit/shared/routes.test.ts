import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { quotedAt } from "#shared/products/variant.ts";
import type { RouteId } from "#shared/routes.ts";
import {
  endpoints,
  href,
  permanentRedirects,
  productHref,
  quoteEndpoint,
  quoteHref,
  quotedProduct,
  routeIds,
  routeOf,
} from "#shared/routes.ts";

describe("href", () => {
  test.each([
    [href("home"), "/"],
    [href("faq"), "/sss"],
    [href("offers", { quote: "a.b-c" }), "/teklif/a.b-c"],
    [href("purchase", { quote: "a/b", offer: "ğ?#" }), "/teklif/a%2Fb/satin-al/%C4%9F%3F%23"],
    [href("faq", {}, { ara: "hasar & muafiyet" }), "/sss?ara=hasar+%26+muafiyet"],
    [href("offers", { quote: ".." }, { sirala: "sirket" }), "/teklif/..?sirala=sirket"],
  ])("%s", (made, expected) => expect(made).toBe(expected));

  test("whatever a parameter holds, it stays one part of the path and comes back", () => {
    const text = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(text, text, (quote, offer) => {
        const path = href("purchase", { quote, offer });
        const [, teklif, first = "", buy, second = ""] = path.split("/");
        expect([teklif, buy]).toEqual(["teklif", "satin-al"]);
        expect([decodeURIComponent(first), decodeURIComponent(second)]).toEqual([quote, offer]);
        expect(path).not.toMatch(/[?#\s]/);
      }),
    );
  });
});

test.each(["offerStream", "policyPdf", "comparisonPdf"] as const)(
  "%s stands below a quote's own link",
  (name) => {
    expect(quoteEndpoint(name, "a/b")).toMatch(/^\/teklif\/a%2Fb\/[\w.-]+$/);
  },
);

describe("the table", () => {
  test("old addresses are no pages, and lead to pages without parameters", () => {
    const paths = routeIds.map((id): string => routeOf(id).path);
    for (const [from, to] of permanentRedirects) {
      expect(paths).not.toContain(from);
      expect(routeOf(to).path).not.toContain(":");
    }
  });

  test("only whole pages for everybody are in the sitemap", () => {
    const listed = routeIds.filter((id) => routeOf(id).inSitemap).map((id) => routeOf(id));
    expect(listed.length).toBeGreaterThan(20);
    for (const { path, gate } of listed) {
      expect(path).not.toContain(":");
      expect(encodeURI(path)).toBe(path);
      expect(gate).toBeUndefined();
    }
  });

  test("no page hides an endpoint", () => {
    const patterns = routeIds.map(
      (id) => new RegExp(`^${routeOf(id).path.replace(/:\w+/g, "[^/]+")}$`),
    );
    for (const path of Object.values(endpoints)) {
      expect(patterns.filter((pattern) => pattern.test(path))).toEqual([]);
    }
  });

  test.each<[RouteId, string]>([
    ["kasko", "/kasko-sigortasi"],
    ["trafik", "/zorunlu-trafik-sigortasi"],
    ["kaskoQuote", "/trafik/kasko-teklif"],
    ["seyahatQuote", "/outgoing/teklif"],
    ["account", "/hesabim"],
    ["notFound", "/404"],
  ])("%s is at %s", (id, path) => expect(routeOf(id).path).toBe(path));
});

describe.each(productIds)("%s", (product) => {
  // Specification 1.2, 2.4
  test("can be quoted or asked for, and has a page or a form", () => {
    for (const address of [quoteHref(product), productHref(product)]) {
      expect(address).toMatch(/^\/[\w/-]+(?:\?tur=[\w-]+)?$/);
      expect(address).not.toContain(":");
    }
  });
});

test("a line of its own page and form is found there, another is asked for", () => {
  expect([quoteHref("trafik"), productHref("trafik")]).toEqual([
    "/trafik/teklif",
    "/zorunlu-trafik-sigortasi",
  ]);
  expect([quoteHref("ikincieltrafik"), productHref("ikincieltrafik")]).toEqual([
    "/trafik/teklif?tur=ikinci-el",
    "/ikinci-el-trafik-sigortasi",
  ]);
  expect([quoteHref("imm"), productHref("imm")]).toEqual(["/teklif-iste/imm", "/teklif-iste/imm"]);
});

describe("lines quoted at one address", () => {
  const at = (query: string) => quotedProduct(routeOf("trafikQuote"), new URLSearchParams(query));

  // Product 5
  test.each([
    ["", "trafik"],
    ["tur=ikinci-el", "ikincieltrafik"],
    ["tur=galerici", "galericikisatrafik"],
    ["tur=galerici&gclid=1", "galericikisatrafik"],
    ["tur=", "trafik"],
    ["tur=uzay", "trafik"],
    ["tur=kasko", "trafik"],
    ["tur=__proto__", "trafik"],
  ])("%j means %s", (query, line) => expect(at(query)).toBe(line));

  test.each(productIds)("%s is found where its address leads", (product) => {
    const { pathname, searchParams } = new URL(quoteHref(product), "http://site.test");
    const route = routeIds.map(routeOf).find(({ path }) => path === pathname);
    if (route !== undefined) expect(quotedProduct(route, searchParams)).toBe(product);
  });

  test("no word chooses two of them", () => {
    for (const id of productIds) {
      const words = quotedAt(id).flatMap((other) => productOf(other).variant ?? []);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test("other pages mean no line by a query", () => {
    expect(quotedProduct(routeOf("faq"), new URLSearchParams("tur=galerici"))).toBeUndefined();
    expect(quotedProduct(routeOf("kaskoQuote"), new URLSearchParams("tur=galerici"))).toBe("kasko");
  });
});
