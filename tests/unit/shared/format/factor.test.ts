import { expect, it } from "vitest";
import { formatFactor } from "#shared/format/factor.ts";

it.each([
  [0.86, "× 0,86"],
  [3, "× 3"],
  [1.02094, "× 1,0209"],
  [0.1, "× 0,1"],
])("%d is shown as %s", (factor, text) => {
  expect(formatFactor(factor)).toBe(text);
});
