import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PriceChart } from "#client/quote/offers/price-chart.tsx";
import { priceDifference } from "#client/quote/offers/price-difference.ts";
import { makeOffer } from "../make-answer.ts";

const explanation = [
  { label: "Tavan prim", source: "SBM tavan primi, Kasım 2026", kurus: 1_000_000 },
  { label: "Basamak", source: "Basamak tarifesi", factor: 0.8, kurus: -200_000 },
  { label: "Yuvarlama", source: "SBM", kurus: -50 },
  { label: "Yaş", source: "Şirket tarifesi", factor: 1.02094, kurus: 16_750 },
];
const charges = [
  { id: "net", kind: "premium", label: "Net prim", kurus: 700_000 },
  { id: "bsmv", kind: "tax", label: "Gider vergisi", kurus: 116_700 },
] as const;
const offer = makeOffer({ grossKurus: 816_700, explanation, charges: [...charges] });

const tablesOf = (html: string) =>
  [...html.replaceAll("\u00a0", " ").matchAll(/<table.*?<\/table>/g)].map(([table]) => ({
    caption: /<caption>(.*?)<\/caption>/.exec(table)?.[1],
    rows: [...table.matchAll(/<th[^>]*>(.*?)<\/th>.*?price-amount">(.*?)<\/td>/g)].map(
      ([, label = "", amount = ""]) => [
        label.replace(/<small>/, " | ").replace(/<[^>]+>/g, ""),
        amount,
      ],
    ),
    bars: [...table.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]),
  }));

describe("PriceChart", () => {
  test("every step says whose it is and what it does; the drawing goes from one amount to the next", () => {
    const [steps, composition] = tablesOf(
      renderToStaticMarkup(<PriceChart offer={offer} cheapest={undefined} />),
    );
    expect(steps?.caption).toBe("Bu fiyat nasıl oluştu?");
    expect(steps?.rows).toEqual([
      ["Tavan prim | SBM tavan primi, Kasım 2026", "10.000,00 TL"],
      ["Basamak | × 0,8 · Basamak tarifesi", "−2.000,00 TL"],
      ["Yuvarlama | SBM", "−0,50 TL"],
      ["Yaş | × 1,0209 · Şirket tarifesi", "+167,50 TL"],
      ["Bu teklifin fiyatı", "8.167,00 TL"],
    ]);
    expect(steps?.bars[0]).toEqual([0, 100]);
    expect(steps?.bars[1]?.map(Math.round)).toEqual([80, 20]);
    expect(composition?.rows).toEqual([
      ["Net prim", "7.000,00 TL"],
      ["Gider vergisi", "1.167,00 TL"],
      ["Toplam", "8.167,00 TL"],
    ]);
  });

  test("a dearer one says why it is", () => {
    const cheapest = makeOffer({
      grossKurus: 800_000,
      explanation: [
        { label: "Tavan prim", source: "SBM", kurus: 1_000_000 },
        { label: "Basamak", source: "Basamak tarifesi", factor: 0.8, kurus: -200_000 },
      ],
    });
    const shown = (packageName?: string) =>
      tablesOf(
        renderToStaticMarkup(
          <PriceChart offer={offer} cheapest={cheapest} packageName={packageName} />,
        ),
      )[1];
    expect(shown("Dar")?.caption).toBe("“Dar” paketinde en ucuz tekliften farkı");
    expect(shown()).toMatchObject({
      caption: "En ucuz tekliften farkı",
      rows: [
        ["Yuvarlama", "−0,50 TL"],
        ["Yaş", "+167,50 TL"],
        ["Fark", "+167,00 TL"],
      ],
    });
  });
});

test("one that asks the same has no difference to tell", () => {
  const html = renderToStaticMarkup(<PriceChart offer={offer} cheapest={makeOffer(offer)} />);
  expect(tablesOf(html).map(({ caption }) => caption)).not.toContain("En ucuz tekliften farkı");
});

test("a difference adds up to that of the prices, and one price has none with itself", () => {
  const steps = fc.array(
    fc.record({ label: fc.constantFrom("a", "b", "c", "d"), kurus: fc.integer() }),
  );
  const total = (all: readonly { kurus: number }[]) =>
    all.reduce((sum, { kurus }) => sum + kurus, 0);
  fc.assert(
    fc.property(steps, steps, (one, other) => {
      const rows = priceDifference(one, other);
      expect(total(rows)).toBe(total(one) - total(other));
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      expect(priceDifference(one, one)).toEqual([]);
    }),
  );
});
