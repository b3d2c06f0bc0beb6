import { describe, expect, test } from "vitest";
import type { AnyLine } from "#shared/lines/line.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import type { AssetId } from "#worker/broker/assets/asset-facts.ts";
import { assetFacts } from "#worker/broker/assets/asset-facts.ts";
import type { Facts } from "#worker/broker/assets/facts.ts";
import { histories } from "#worker/broker/lines/histories.ts";
import type { KnownBy } from "#worker/broker/lines/known-by.ts";
import { knownBy } from "#worker/broker/lines/known-by.ts";
import { HolderSchema } from "#worker/broker/lines/request.ts";

type Named = Readonly<Record<string, object>>;

/** Every name that a request of a line may hold, by where it stands: "assets.home.areaM2". */
const paths = (place: string, parts: Named): string[] =>
  Object.entries(parts).flatMap(([part, fields]) =>
    Object.keys(fields).map((name) => `${place}.${part}.${name}`),
  );

const ofLines = (of: (line: AnyLine) => object): Named =>
  Object.fromEntries(lineIds.map((id) => [id, of(lines[id])]));

const declared = [
  ...paths("assets", ofAssets()),
  ...paths(
    "histories",
    ofLines(({ product }) => histories[product.id as keyof typeof histories].facts),
  ),
  ...paths(
    "terms",
    ofLines(({ coverageTerms }) => coverageTerms),
  ),
  ...Object.keys(HolderSchema.entries).map((name) => `holder.${name}`),
];

/** Facts of the assets that lines insure; of one that several insure, once. */
function ofAssets(): Named {
  return Object.fromEntries(
    lineIds.map((id) => [lines[id].asset.id, assetFacts[lines[id].asset.id]]),
  );
}

const { holder, assets, histories: past, terms } = knownBy;
const listed = [
  ...paths("assets", assets),
  ...paths("histories", past),
  ...paths("terms", terms),
  ...Object.keys(holder).map((name) => `holder.${name}`),
];

test("everything a price rests on is in the table, and nothing else", () => {
  expect(declared.length).toBeGreaterThan(100);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

describe("what is the customer's word alone", () => {
  const entries: [string, string, KnownBy][] = Object.entries(assets).flatMap(([asset, table]) =>
    Object.entries(table).map(([name, known]): [string, string, KnownBy] => [asset, name, known]),
  );
  const words = entries.filter(([, , known]) => known.by === "declaration");

  test.each(words.map(([asset, name, known]) => [`${asset}.${name}`, asset, name, known] as const))(
    "%s says why, and can be read before the purchase",
    (_path, asset, name, known) => {
      expect(known.by === "declaration" && known.because.length).toBeGreaterThan(20);
      const facts: Facts = assetFacts[asset as AssetId];
      const fact = facts[name];
      // A brand stands with its model.
      if (name !== "brand") expect(fact).toMatchObject({ isReviewed: true });
    },
  );
});

test("coverage terms are choices, histories a registry's", () => {
  const kinds = (parts: Named) =>
    new Set(
      Object.values(parts)
        .flatMap((part) => Object.values(part as Record<string, KnownBy>))
        .map(({ by }) => by),
    );
  expect([...kinds(terms)]).toEqual(["choice"]);
  expect([...kinds(past)]).toEqual(["registry"]);
});
