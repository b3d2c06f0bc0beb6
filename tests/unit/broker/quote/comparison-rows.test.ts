import { expect, test } from "vitest";
import { inLira } from "#shared/format/money.ts";
import { comparisonRows } from "#worker/broker/quote/comparison-rows.ts";
import type { StoredOffer } from "#worker/broker/quote/stored-offer.ts";

const instalment = (count: number, eachKurus: number) => ({
  count,
  eachKurus,
  firstKurus: eachKurus,
  totalKurus: eachKurus * count,
});

const offer = (change: Partial<StoredOffer>): StoredOffer => ({
  kind: "offer",
  grossKurus: 900_000,
  charges: [{ id: "net", kind: "premium", label: "Net prim", kurus: 900_000 }],
  explanation: [],
  instalments: [instalment(1, 900_000)],
  covers: [{ id: "m", label: "Maddi", kind: "amount", money: inLira(40_000_000) }],
  extras: [],
  assumptions: [],
  validUntil: 0,
  soldBy: "online",
  isProvisional: false,
  ...change,
});

const roadside = { id: "r", label: "Yol yardımı", kind: "included" } as const;

test("one row per fact, and a row says whether its cells differ", () => {
  const plain = offer({});
  const rich = offer({
    grossKurus: 950_050,
    instalments: [instalment(1, 950_050), instalment(3, 300_000)],
    covers: [...plain.covers, roadside],
  });
  const rows = comparisonRows([plain, rich]);
  expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
    ["price", true],
    ["instalments", true],
    ["m", false],
    ["r", true],
  ]);
  expect(rows[0]?.cells).toEqual(["9.000,00 TL", "9.500,50 TL"]);
  expect(rows[1]?.cells).toEqual(["Yalnızca peşin", "3.000,00 TL X 3 Taksit"]);
  expect(rows[3]?.cells[0]).toBe("Yok");
});
