import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { medianOf, priceExamplesOn } from "#worker/broker/content/examples/priced.ts";
import { lineExamples } from "#worker/broker/content/examples/registry.ts";
import { products } from "#shared/products/catalogue.ts";
import { lineIds } from "#shared/lines/registry.ts";
import {
  priceExamplesOf,
  recordedExamples,
} from "#worker/broker/content/examples/price-examples.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";

const { day, lines } = recordedExamples;
const now = await priceExamplesOn(day);

describe.each(lineIds)("examples of %s", (id) => {
  const cases = lines[id] ?? [];

  it("cost what the tariffs of their day say: `npm run examples` after a change", () => {
    expect(cases).toEqual(now.lines[id]);
  });

  it("are several, each of insurers that sell the line, and each with a price", () => {
    expect(cases.length).toBeGreaterThanOrEqual(2);
    const sellers = insurerProfiles.filter(({ books }) => books[id] !== undefined);
    const names = sellers.map(({ name }) => name);
    for (const { firms, prices } of cases) {
      expect(names).toEqual(expect.arrayContaining([...firms]));
      expect(prices.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("stand on the page of the line", () => {
    const found = priceExamplesOf(products[id].page.slice(1));
    expect(found).toMatchObject({ day, cases });
  });
});

describe("examples", () => {
  it("are of the lines that are sold, and of no other page", () => {
    expect(Object.keys(lines)).toEqual([...lineIds]);
    for (const slug of ["sss", "", "imm", "toString", "__proto__"]) {
      expect(priceExamplesOf(slug)).toBeUndefined();
    }
  });

  it("move with the day they are priced on", async () => {
    const later = await priceExamplesOn("2026-12-15");
    expect(later.lines["trafik"]).not.toEqual(now.lines["trafik"]);
  });

  it("say in words what they are priced by", async () => {
    const [first] = lineExamples.kasko.examples;
    const { request, insured } = await first!(day);
    const [vehicle] = request.insured;
    expect(insured).toContain(`${Reflect.get(vehicle, "modelYear")} model`);
    expect(insured).toContain("41 yaşında");
    expect((await first!("2027-05-01")).insured).toContain("42 yaşında");
  });
});

describe("the middle of amounts", () => {
  it.each([
    [[5], 5],
    [[1, 9], 5],
    [[1, 2], 2],
    [[1, 3, 100], 3],
    [[1, 3, 4, 100], 4],
    [[2, 4, 6, 100], 5],
  ])("%j is %i", (amounts, middle) => expect(medianOf(amounts)).toBe(middle));

  it("has as many below as above", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 40 }), (amounts) => {
        const middle = medianOf(amounts.toSorted((one, other) => one - other));
        const half = amounts.length / 2;
        expect(amounts.filter((each) => each < middle - 1).length).toBeLessThanOrEqual(half);
        expect(amounts.filter((each) => each > middle + 1).length).toBeLessThanOrEqual(half);
      }),
    );
  });
});
