import { describe, expect, test } from "vitest";
import type { Draft } from "#client/quote/steps/draft.server.ts";
import { emptyDraft } from "#client/quote/steps/draft.server.ts";
import { withFound, withProposals } from "#client/quote/steps/load-quote.server.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";

const now = Date.UTC(2026, 10, 20, 9);
const today = "20.11.2026";
const at = (values: Record<string, string>): Draft => ({ ...emptyDraft, step: "arac", values });
const startOf = (draft: Draft) => draft.values["policyStart"];
const found = (renewal?: string) => ({
  summary: "2021 Togg T10X",
  ...(renewal === undefined ? {} : { renewal }),
});

describe("the first day of a policy", () => {
  test("is today until something is known", () => {
    expect(startOf(withProposals(trafik, at({}), now))).toBe(today);
    expect(startOf(withProposals(trafik, emptyDraft, now))).toBeUndefined();
  });

  test.each([
    ["the end of the running policy", "2026-12-01", "01.12.2026"],
    ["today, where that policy has ended", "2026-11-01", today],
    ["today, where no policy may begin so far ahead", "2027-09-01", today],
    ["today, where there is none", undefined, today],
  ])("is %s", (_what, renewal, day) => {
    expect(startOf(withFound(trafik, at({ policyStart: today }), found(renewal), now))).toBe(day);
  });

  test("that was chosen stays", () => {
    const chosen = at({ policyStart: "25.11.2026" });
    expect(startOf(withFound(trafik, chosen, found("2026-12-01"), now))).toBe("25.11.2026");
  });

  test("that stood in sight counts as chosen", () => {
    const seen = at({ policyStart: today });
    expect(startOf(withFound(ikincieltrafik, seen, found("2026-12-01"), now))).toBe(today);
  });
});
