import { describe, expect, it } from "vitest";
import { limitMs } from "#shared/calls/wait.ts";
import { waitedText } from "#shared/copy/waiting.ts";
import { toldSeconds, waitedBefore } from "#shared/waited.ts";

describe("a wait as it is told", () => {
  it.each([
    [0, 0],
    [2_999, 0],
    [3_000, 3],
    [9_999, 3],
    [10_000, 10],
    [48_100, 40],
  ])("%d ms are %d seconds", (ms, seconds) => {
    expect(toldSeconds(ms)).toBe(seconds);
  });

  it("says what is waited for, and since when", () => {
    expect(waitedText("Soruyoruz", 0)).toBe("Soruyoruz.");
    expect(waitedText("Soruyoruz", 10)).toBe("Soruyoruz, 10 saniye oldu.");
  });

  it.each([
    ["", 0],
    ["?bekleyis=2000", 2000],
    ["?bekleyis=-1", 0],
    ["?bekleyis=1e9", 0],
    ["?bekleyis=123456", 0],
  ])("an address with %j has waited for %d ms", (query, ms) => {
    expect(waitedBefore(new URL(`http://site.test/x${query}`))).toBe(ms);
  });
});

describe("the limit of a call within its step", () => {
  it.each([
    ["look-up", 0, 12_000],
    ["look-up", 5_000, 7_000],
    ["look-up", 20_000, 0],
    ["change", 11_000, 1_000],
    ["sign-in", 0, 10_000],
    ["keep", 0, 5_000],
    // What was typed is kept, and how things stand is shown, whatever was in vain before.
    ["keep", 12_000, 2_000],
    ["status", 0, 5_000],
    ["status", 14_000, 1_000],
    ["frame", 60_000, 1_000],
    ["quote", 12_000, 60_000],
  ] as const)("%s after %d ms is %d ms", (waits, spentMs, ms) => {
    expect(limitMs(waits, spentMs)).toBe(ms);
  });
});
