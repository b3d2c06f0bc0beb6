import { describe, expect, it } from "vitest";
import { districts, provinceName, provinces } from "#worker/broker/registries/places.ts";

describe("places", () => {
  it("are 81 provinces in Turkish order", () => {
    const all = provinces();
    expect(all).toHaveLength(81);
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
    expect(all.find(({ code }) => code === "34")?.name).toBe("İstanbul");
  });

  it("have districts, 973 in all", () => {
    const counts = provinces().map(({ code }) => districts(code).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(973);
    expect(districts("34")).toContain("Kadıköy");
    expect(districts("34").slice(0, 3)).toEqual(["Adalar", "Arnavutköy", "Ataşehir"]);
  });

  it.each(["", "0", "82", "İstanbul"])("do not know %j", (code) => {
    expect(provinceName(code)).toBeUndefined();
    expect(districts(code)).toEqual([]);
  });
});
