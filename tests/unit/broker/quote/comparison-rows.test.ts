import { expect, test } from "vitest";
import { inLira } from "#shared/format/money.ts";
import type { ComparedOffer } from "#worker/broker/quote/comparison-rows.ts";
import { comparisonRows } from "#worker/broker/quote/comparison-rows.ts";
import type { StoredOffer } from "#worker/broker/quote/room/stored-answer.ts";

const instalment = (count: number, eachKurus: number) => ({
  count,
  eachKurus,
  firstKurus: eachKurus,
  totalKurus: eachKurus * count,
});

const offer = (
  change: Partial<StoredOffer>,
  view: Partial<ComparedOffer["view"]> = {},
): ComparedOffer => {
  const stored: StoredOffer = {
    kind: "offer",
    grossKurus: 900_000,
    charges: [{ id: "net", kind: "premium", label: "Net prim", kurus: 900_000 }],
    explanation: [],
    instalments: [instalment(1, 900_000)],
    covers: [{ id: "m", label: "Maddi", kind: "amount", money: inLira(40_000_000) }],
    extras: [],
    assumptions: [],
    validUntil: Date.UTC(2026, 10, 22, 20, 59),
    soldBy: "online",
    isProvisional: false,
    ...change,
  };
  const { soldBy, instalments } = stored;
  return { stored, view: { soldBy, instalments, ...view } };
};

const roadside = { id: "r", label: "Yol yardımı", kind: "included" } as const;

test("one row per fact in its group, and a row says whether its cells differ", () => {
  const plain = offer({});
  const rich = offer(
    {
      grossKurus: 950_050,
      instalments: [instalment(1, 950_050), instalment(3, 300_000)],
      covers: [...plain.stored.covers, roadside],
      extras: ["r"],
    },
    { cardFamilies: ["Bonus", "World"] },
  );
  const rows = comparisonRows([plain, rich]);
  expect(rows.map(({ group, id, differs }) => [group, id, differs])).toEqual([
    ["price", "price", true],
    ["price", "instalments", true],
    ["service", "r", true],
    ["cover", "m", false],
    ["condition", "payment", true],
    ["condition", "cards", true],
    ["condition", "valid-until", false],
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["9.000,00 TL", "9.500,50 TL"],
    ["Yalnızca peşin", "3.000,00 TL X 3 Taksit"],
    ["Yok", "Dâhil"],
    ["400.000,00 TL", "400.000,00 TL"],
    ["Kartla, tek çekim", "Kartla, 3 taksite kadar"],
    ["Taksit yok", "Bonus, World"],
    ["22.11.2026 23.59", "22.11.2026 23.59"],
  ]);
});

test("what one insurer leaves out and another does not name is the same", () => {
  const excluded = { id: "x", label: "Cam", kind: "excluded" } as const;
  const rows = comparisonRows([offer({ covers: [excluded] }), offer({ covers: [] })]);
  expect(rows.find(({ id }) => id === "x")).toMatchObject({
    cells: ["Yok", "Yok"],
    differs: false,
  });
});

test.each([
  [{ soldBy: "phone" }, "Temsilcimiz aracılığıyla"],
  [{ soldBy: "elsewhere" }, "Doğrudan sigorta şirketine"],
] as const)("%j is said", (view, said) => {
  const rows = comparisonRows([offer({}, view), offer({})]);
  expect(rows.find(({ id }) => id === "payment")?.cells[0]).toBe(said);
});

test("instalments of a plan for every card name no card", () => {
  const all = offer({ instalments: [instalment(1, 900_000), instalment(6, 150_000)] });
  expect(comparisonRows([all, offer({})]).find(({ id }) => id === "cards")?.cells).toEqual([
    "Tüm kredi kartları",
    "Taksit yok",
  ]);
});
