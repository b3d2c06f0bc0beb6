import { expect, test } from "vitest";
import { termsOf } from "#client/quote/terms/offered-terms.server.ts";
import { bireyselTerms } from "#shared/lines/bireysel/terms.ts";
import { lines } from "#shared/lines/registry.ts";

const asOffered = (productId: keyof typeof lines) => ({
  quote: { productId } as Parameters<typeof termsOf>[0]["quote"],
  terms: Object.values<{ wire?: string; byDefault?: unknown; label: string }>(
    lines[productId].coverageTerms ?? {},
  ).map(({ wire = "", byDefault = "", label }) => ({
    name: wire,
    value: String(byDefault),
    label,
    text: "",
  })),
});

test("a term that another choice decides on names it, and what of it lets the term be asked", () => {
  const { treatment, share, birth } = bireyselTerms;
  const withOutpatient = { name: treatment.wire, values: ["limitli", "yatarak-ayakta"] };
  const terms = termsOf(asOffered("bireysel"));
  expect(terms.map(({ name, askedBy }) => [name, askedBy])).toEqual([
    [treatment.wire, undefined],
    [share.wire, withOutpatient],
    [birth.wire, withOutpatient],
  ]);
});

test.each(Object.keys(lines) as (keyof typeof lines)[])(
  "what a term of %s hangs on is a choice of the same line",
  (productId) => {
    const terms = termsOf(asOffered(productId));
    for (const { askedBy } of terms.filter((each) => each.askedBy !== undefined)) {
      const other = terms.find(({ name }) => name === askedBy?.name);
      expect(other?.options?.map(({ id }) => id)).toEqual(
        expect.arrayContaining([...(askedBy?.values ?? [])]),
      );
    }
  },
);
