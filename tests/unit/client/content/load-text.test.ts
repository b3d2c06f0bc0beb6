import { describe, expect, it } from "vitest";
import { headingsOf, monthOf } from "#client/content/load-text.server.ts";

describe("the month of a version", () => {
  it.each([
    ["2026-11", "Kasım 2026"],
    ["2026-02-01", "Şubat 2026"],
    ["2026-13", ""],
    ["", ""],
    ["v1", ""],
  ])("of %j is %j", (version, month) => {
    expect(monthOf(version)).toBe(month);
  });
});

describe("the table of contents", () => {
  it("lists headings of the second level with their address", () => {
    const html = '<h2 id="a">A &lt; B</h2><h3 id="b">B</h3><h2>adsız</h2><h2 id="c">C</h2>';
    expect(headingsOf(html)).toEqual([
      { id: "a", text: "A < B" },
      { id: "c", text: "C" },
    ]);
  });
});
