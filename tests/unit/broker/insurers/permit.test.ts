import { describe, expect, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { examplePermit, isPermitted } from "#worker/broker/insurers/permit.ts";
import type { Permit } from "#worker/broker/insurers/permit.ts";

const permit: Permit = {
  number: "1",
  branches: ["310", "340"],
  domain: "yelkovan.com.tr",
  validFrom: "2026-02-01",
  validUntil: "2026-11-25",
};
const sale = { domain: "www.yelkovan.com.tr", branch: "310", day: "2026-06-01" };

describe("the right to sell", () => {
  test.each([
    [{}, true],
    [{ domain: "yelkovan.com.tr" }, true],
    [{ domain: "baskayelkovan.com.tr" }, false],
    [{ domain: "yelkovan.com.tr.kotu.example" }, false],
    [{ branch: "340" }, true],
    [{ branch: "199" }, false],
    [{ day: "2026-02-01" }, true],
    [{ day: "2026-01-31" }, false],
    [{ day: "2026-11-25" }, true],
    [{ day: "2026-11-26" }, false],
  ])("%j: %s", (change, permitted) => {
    expect(isPermitted([permit], { ...sale, ...change })).toBe(permitted);
  });

  test("one permission of several is enough, and none is none", () => {
    const other = { ...permit, branches: ["199"] };
    expect(isPermitted([other, permit], sale)).toBe(true);
    expect(isPermitted([], sale)).toBe(false);
  });

  test("an example holds on every host and for every branch, and says that it is one", () => {
    expect(isPermitted([examplePermit("011")], { ...sale, domain: "localhost" })).toBe(true);
    for (const { permits } of insurerProfiles) {
      for (const { number } of permits) expect(number).toContain("(örnek)");
    }
  });
});
