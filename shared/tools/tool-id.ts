import type { ProductId } from "#shared/products/catalogue.ts";

/** Tools that compute something people would otherwise look for elsewhere. */
export const toolIds = [
  "vehicle-tax",
  "inspection",
  "vehicle-value",
  "fault",
  "expert",
  "accident-report",
  "earthquake-premium",
  "traffic-ceiling",
  "schengen-days",
  "home-sum",
] as const;
export type ToolId = (typeof toolIds)[number];

/** The tools that stand on the page of a line of insurance, by the line. */
export const calculators: Readonly<Partial<Record<ProductId, ToolId>>> = {
  dask: "earthquake-premium",
  trafik: "traffic-ceiling",
  seyahat: "schengen-days",
  konut: "home-sum",
};

/** Where a calculator begins on its page. */
export const calculatorAnchor = "hesapla";
