import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterOptions } from "#client/form/choices/filter-options.ts";
import { optionsOf, optionText, otherOption } from "#client/form/choices/option.ts";

const options = ["Adana", "Ankara", "Çanakkale", "Iğdır", "Isparta", "İstanbul", "İzmir"].map(
  (name) => ({ id: name, name }),
);
const found = (typed: string): string[] => filterOptions(options, typed).map(({ name }) => name);

// Specification 5.29
describe("a search in a select", () => {
  it.each([
    ["", options.map(({ name }) => name)],
    ["ista", ["İstanbul"]],
    ["İSTA", ["İstanbul"]],
    ["IĞDIR", ["Iğdır"]],
    ["igdir", ["Iğdır"]],
    ["ana", ["Adana", "Çanakkale"]],
    ["an", ["Ankara", "Adana", "Çanakkale", "İstanbul"]],
    ["xyz", []],
  ])("for %j finds %j", (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it("counts no spaces, and has the option that is just what was typed first", () => {
    const names = ["iPhone 15 Pro Max", "iPhone 15 Pro", "iPhone 14", "iPhone 15"];
    const phones = names.map((name) => ({ id: name, name }));
    for (const typed of ["iphone 15", "İPHONE15", " iphone  15 "]) {
      expect(filterOptions(phones, typed).map(({ name }) => name)).toEqual([
        "iPhone 15",
        "iPhone 15 Pro Max",
        "iPhone 15 Pro",
      ]);
    }
  });

  it("finds every option by its own name, in any case", () => {
    fc.assert(
      fc.property(fc.constantFrom(...options), fc.boolean(), ({ name }, isUpper) => {
        const typed = isUpper ? name.toLocaleUpperCase("tr") : name.toLocaleLowerCase("tr");
        expect(found(typed)).toContain(name);
      }),
    );
  });
});

// Specification 3.32
it("adds the other choice on demand, and gives it a name people know", () => {
  expect(optionsOf({ options })).toEqual(options);
  expect(optionsOf({ options, hasOther: true }).at(-1)).toEqual({ id: "other", name: "lblOther" });
  expect(optionText(otherOption)).toBe("Diğer");
  expect(optionText({ id: "1", name: "Adana" })).toBe("Adana");
});
