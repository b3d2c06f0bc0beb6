import { describe, expect, test } from "vitest";
import { href, routeIds, routeOf } from "#shared/routes.ts";
import { pageRouteOf } from "#worker/page-route.ts";

test.each(routeIds)("%s is found at its own address", (id) => {
  const path = routeOf(id).path.replace(/:\w+/g, "deger");
  expect(pageRouteOf(path)?.id).toBe(id);
});

describe("addresses", () => {
  test.each([
    ["/sss/", "faq"],
    ["/teklif/abc.def", "offers"],
    ["/teklif/abc.def/karsilastir", "comparison"],
    ["/teklif/abc.def/satin-al/1", "purchase"],
    [href("requestQuote", { product: "ğ/ü" }), "requestQuote"],
  ])("%s → %s", (path, id) => expect(pageRouteOf(path)?.id).toBe(id));

  test.each([
    "",
    "/SSS",
    "/sss/x",
    "/sss//",
    "//sss",
    "/teklif",
    "/teklif/",
    "/teklif/a/b",
    "/teklif/a/satin-al",
    "/x/sss",
    "/sss\n",
    "/:product",
  ])("%j is nobody's", (path) => expect(pageRouteOf(path)).toBeUndefined());
});
