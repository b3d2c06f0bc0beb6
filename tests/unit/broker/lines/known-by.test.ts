import { describe, expect, test } from "vitest";
import { lineIds } from "#shared/lines/registry.ts";
import { assetFacts } from "#worker/broker/assets/index/facts.ts";
import type { KnownFacts } from "#worker/broker/assets/facts.ts";
import { historyOf } from "#worker/broker/lines/history/histories.ts";
import { requestKnown } from "#worker/broker/lines/request-known.ts";
import { HolderSchema } from "#worker/broker/domain/holder.ts";

const assets: readonly (readonly [string, KnownFacts])[] = Object.entries(assetFacts);
const facts = assets.flatMap(([asset, own]) =>
  Object.entries(own).map(([name, fact]) => [`${asset}.${name}`, name, fact] as const),
);

test("of everything a price rests on it is said how it is known", () => {
  expect(facts.length).toBeGreaterThan(80);
  for (const [, , fact] of facts) expect(fact.known).toBeDefined();
  const { holder } = requestKnown;
  expect(Object.keys(holder).toSorted()).toEqual(Object.keys(HolderSchema.entries).toSorted());
});

describe("what is the customer's word alone", () => {
  const stated = facts.filter(([, , { known }]) => known.by === "declaration");

  test.each(stated)("%s says why, and can be read before the purchase", (_path, name, fact) => {
    const { known } = fact;
    expect(known.by === "declaration" && known.because.length).toBeGreaterThan(20);
    // A brand stands with its model.
    if (name !== "brand") expect(fact).toMatchObject({ isReviewed: true });
  });
});

test("histories are a registry's", () => {
  const past = lineIds.flatMap((id) => Object.values(historyOf(id).facts));
  expect(past.length).toBeGreaterThan(5);
  expect([...new Set(past.map(({ known }) => known?.by))]).toEqual(["registry"]);
});
