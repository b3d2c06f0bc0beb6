import { describe, expect, test } from "vitest";
import { isProductId, productIds, productOf, products } from "#shared/products/catalogue.ts";
import { lineIds, lines as declared } from "#shared/lines/registry.ts";
import type { ProductEntry } from "#shared/products/product-entry.ts";

const lines: readonly [string, ProductEntry][] = Object.entries(products);

describe.each(lines)("%s", (id, line) => {
  // Specification 2.16, 9.16, 9.20
  test("is what its key says, in words that stand on a page", () => {
    expect(line.id).toBe(id);
    expect(line.slug).toMatch(/^[a-z]+$/);
    expect(line.name).toMatch(/\p{Lu}/u);
    expect(line.summary).toMatch(/[.]$/);
    expect(line.icon).toMatch(/^i-lucide-[a-z0-9-]+$/);
  });

  // Specification 9.14
  test("waits 40 or 70 seconds for insurers", () => {
    expect([40, 70]).toContain(line.waitSeconds);
  });

  test("a line that is sold has an address of its own", () => {
    if (!line.isSold) return;
    expect(line.path).toMatch(/^\/[a-z/-]+$/);
  });
});

// Specification 1.1
test("the lines named in the menu are all there", () => {
  expect(productIds).toHaveLength(19);
  expect(new Set(lines.map(([, { name }]) => name)).size).toBe(19);
});

test.each(["", "x", "constructor", "__proto__", "toString", "Trafik"])("%j is no line", (id) => {
  expect(isProductId(id)).toBe(false);
});

// Specification 9.15
test("renewals are early 15 days before for trafik and 30 for kasko", () => {
  expect(products.trafik.earlyRenewalDays).toBe(15);
  expect(products.kasko.earlyRenewalDays).toBe(30);
});

test("what is sold is declared, and only that", () => {
  expect([...lineIds].toSorted()).toEqual(
    productIds.filter((id) => productOf(id).isSold).toSorted(),
  );
  for (const id of lineIds) expect(declared[id].product.id).toBe(id);
});
