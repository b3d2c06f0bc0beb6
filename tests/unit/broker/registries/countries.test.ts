import { expect, it } from "vitest";
import { countries } from "#worker/broker/registries/countries.ts";

it("are the 249 of ISO 3166-1 with Turkish names, Türkiye first and the others in Turkish order", () => {
  const [first, ...others] = countries();
  expect(first).toEqual({ code: "TR", name: "Türkiye" });
  expect(others).toHaveLength(248);
  expect(new Set(others.map(({ code }) => code)).size).toBe(248);
  const names = others.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  expect(others.filter(({ code, name }) => code === name || name === "")).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["Almanya", "Çekya", "İsviçre", "Yunanistan"]));
});
