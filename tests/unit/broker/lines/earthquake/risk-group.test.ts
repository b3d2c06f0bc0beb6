import { expect, test } from "vitest";
import { groupName, riskGroupOf } from "#worker/broker/lines/earthquake/risk-group.ts";
import { districts } from "#worker/broker/registries/places.ts";

const day = "2026-11-22";

test("every district of İstanbul has a group of its own, which is not told as an estimate", () => {
  const all = districts("34");
  expect(all).toHaveLength(39);
  for (const districtName of all) {
    const found = riskGroupOf({ provinceCode: "34", districtName }, day);
    expect([districtName, found?.confidence]).toEqual([districtName, "likely"]);
  }
});

test.each([
  ["34", "Avcılar", "I", "likely"],
  ["34", "Kadıköy", "II", "likely"],
  ["34", "Şile", "V", "likely"],
  ["41", "İzmit", "I", "estimate"],
  ["06", "Çankaya", "V", "estimate"],
  ["66", "Sorgun", "VII", "estimate"],
  ["30", "Çukurca", "III", "estimate"],
])("%s %s is in group %s (%s)", (provinceCode, districtName, name, confidence) => {
  const found = riskGroupOf({ provinceCode, districtName }, day);
  expect(found && groupName(found.group)).toBe(name);
  expect(found?.confidence).toBe(confidence);
});

test("no place has a group before the first table", () => {
  expect(
    riskGroupOf({ provinceCode: "34", districtName: "Kadıköy" }, "2023-12-31"),
  ).toBeUndefined();
});
