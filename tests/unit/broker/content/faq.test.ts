import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { isProductId, products } from "#shared/products/catalogue.ts";
import type { ProductEntry } from "#shared/products/product-entry.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { SiteSchema } from "#shared/site.ts";
import { faq } from "#worker/broker/content/faq.ts";
import { sliders } from "#worker/broker/content/sliders.ts";

describe("questions and answers", () => {
  const { categories, posts } = faq({ site: v.parse(SiteSchema, {}), day: "2026-11-22" });

  it("begin with the general ones and have every post in a category that exists", () => {
    const ids = categories.map(({ id }) => id);
    expect(ids[0]).toBe("sss");
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(ids));
    expect(categories.find(({ id }) => id === "telefon")?.title).toBe("Cep Telefonu Sigortası");
  });

  it("answer in HTML of one paragraph without open marks", () => {
    for (const { answer } of posts) {
      expect(answer).toMatch(/^<p>[^<>]+<\/p>$/);
      expect(answer).not.toContain("{{");
    }
  });
});

describe("sliders", () => {
  it("put only lines forward that are sold online, and lead to pages that exist", () => {
    const paths = routeIds.map((id) => routeOf(id).path as string);
    expect(sliders()[0]).toMatchObject({ productId: "trafik", link: "/trafik/teklif" });
    for (const { productId, link } of sliders()) {
      expect(paths).toContain(link);
      const line: ProductEntry | undefined =
        productId !== undefined && isProductId(productId) ? products[productId] : undefined;
      if (line !== undefined) expect(line.isSold).toBe(true);
    }
  });
});
