import { describe, expect, it } from "vitest";
import { fieldName, flatFields, nestFields } from "#shared/fields/field-name.ts";

it.each([
  [["plate"], "plate"],
  [["people"], "people"],
  [["people", 0], "people[0]"],
  [["people", 11, "birthDate"], "people[11].birthDate"],
  [[], ""],
])("%j is named %j", (path, name) => {
  expect(fieldName(path)).toBe(name);
});

describe("the values of a form", () => {
  it("nest by their names, in whatever order they came", () => {
    const values = {
      "people[1].name": "Ali",
      plate: "34 ABC 123",
      "people[0].name": "Ayşe",
      "people[0].birthDate": "01.05.1990",
      "pets[0].name": "Pamuk",
    };
    expect(nestFields(values)).toEqual({
      plate: "34 ABC 123",
      people: [{ name: "Ayşe", birthDate: "01.05.1990" }, { name: "Ali" }],
      pets: [{ name: "Pamuk" }],
    });
  });

  it("are flat again under the same names", () => {
    const values = { plate: "34", "people[0].name": "Ayşe", "people[1].birthDate": "" };
    expect(flatFields(nestFields(values))).toEqual(values);
    const odd = { plate: 1, none: undefined, people: [undefined, null, { name: "Ali", age: 3 }] };
    expect(flatFields(odd)).toEqual({ "people[2].name": "Ali" });
  });

  it("keep the place of a row when the one before it was not sent", () => {
    expect(nestFields({ "people[1].name": "Ali" })).toEqual({ people: [{}, { name: "Ali" }] });
  });

  it.each([
    "people[100].name",
    "people[999999999].name",
    "people[-1].name",
    "people[0]",
    "people[0].name.first",
    "people[0][1].name",
    "[0].name",
    "a.b",
  ])("leave %j as it is", (name) => {
    expect(nestFields({ [name]: "x" })).toEqual({ [name]: "x" });
  });

  it.each(["__proto__[0].x", "people[0].__proto__", "constructor[0].x", "__proto__"])(
    "take %j for a name like any other",
    (name) => {
      nestFields(Object.fromEntries([[name, "x"]]));
      expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
      expect(Object.getPrototypeOf(nestFields({ "people[0].name": "x" }))).toBe(Object.prototype);
    },
  );
});
