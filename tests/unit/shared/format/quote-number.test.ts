import { expect, test } from "vitest";
import { cancellationNumber, quoteNumber } from "#shared/format/quote-number.ts";

const quoteId = "3f9a01bc-10e6-47d3-8a06-03152b28b4ef";

test("a quote and each request to end its policy have a number that can be read out", () => {
  expect(quoteNumber(quoteId)).toBe("TK-3F9A-01BC");
  expect(cancellationNumber(`${quoteId}-1:c2`)).toBe("IP-3F9A-01BC-2");
  // One of another back office may be named otherwise.
  expect(cancellationNumber("9182736455")).toBe("IP-9182-7364-1");
});
