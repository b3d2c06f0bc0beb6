import { describe, expect, it } from "vitest";
import { listGroups } from "#shared/calls/reference/get-list.ts";
import { listItems, readList } from "#worker/broker/reference/list-items.ts";

const today = "2026-11-20";

describe.each(listGroups)("the list %s", (group) => {
  it("has texts and ids of their own", () => {
    const items = listItems(group, today);
    expect(items.length).toBeGreaterThan(1);
    for (const key of ["text", "id"] as const) {
      expect(new Set(items.map((item) => item[key])).size).toBe(items.length);
      expect(items.every((item) => item[key] !== "")).toBe(true);
    }
  });
});

describe("lists of homes", () => {
  // Specification 3.28, 9.19
  it("have the years of construction newest first, up to this year", () => {
    const years = listItems("INSA_YILI", today).map(({ id }) => Number(id));
    expect(years[0]).toBe(2026);
    expect(years.at(-1)).toBe(1900);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(listItems("INSA_YILI", "2027-01-01")[0]).toEqual({ text: "2027", id: "2027" });
  });

  it("have floors from five below the ground up", () => {
    const floors = listItems("BULUNDUGU_KAT", today);
    expect(floors.slice(4, 7)).toEqual([
      { text: "1. bodrum kat", id: "-1" },
      { text: "Zemin kat", id: "0" },
      { text: "1. kat", id: "1" },
    ]);
    expect(floors[0]).toEqual({ text: "5. bodrum kat", id: "-5" });
  });

  it("are empty for an unknown group", () => {
    for (const group of ["", "YOK", "toString"])
      expect(readList({ groupCode: group }, today)).toMatchObject({
        ok: false,
        reason: { kind: "unknown-choice" },
      });
  });
});
