import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceSteps } from "#client/quote/price-steps.tsx";

const steps = [
  { label: "Tavan prim", source: "SBM tavan primi, Kasım 2026", kurus: 1_000_000 },
  { label: "Basamak", source: "Basamak tarifesi", factor: 0.8, kurus: -200_000 },
  { label: "Yuvarlama", source: "SBM", kurus: -50 },
  { label: "Yaş", source: "Şirket tarifesi", factor: 1.02094, kurus: 16_750 },
];

test("every step says what it does and what is asked so far, the last one the price", () => {
  const html = renderToStaticMarkup(<PriceSteps steps={steps} />);
  expect(html).toContain("Fiyat nasıl oluştu?</caption>");
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
  const rows = steps.map((_, index) => cells.slice(index * 2, index * 2 + 2));
  expect(rows).toEqual([
    ["", "10.000,00"],
    ["× 0,8", "8.000,00"],
    ["−0,50 TL", "7.999,50"],
    ["× 1,0209", "8.167,00"],
  ]);
  expect(html.match(/font-semibold">8\.167,00/)).not.toBeNull();
  for (const { source } of steps) expect(html).toContain(`${source}</small>`);
});
