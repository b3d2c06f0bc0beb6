import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productIds } from "#shared/lines/catalogue.ts";
import type { RouteId } from "#shared/routes.ts";
import {
  endpoints,
  href,
  permanentRedirects,
  productHref,
  quoteEndpoint,
  quoteHref,
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
      expect(address).toMatch(/^\/[\w/-]+$/);
      expect(address).not.toContain(":");
    }
  });
});

test("a line of its own page and form is found there, another is asked for", () => {
  expect([quoteHref("trafik"), productHref("trafik")]).toEqual([
    "/trafik/teklif",
    "/zorunlu-trafik-sigortasi",
  ]);
  expect([quoteHref("imm"), productHref("imm")]).toEqual(["/teklif-iste/imm", "/teklif-iste/imm"]);
});
