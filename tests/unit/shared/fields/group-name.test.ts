import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldName, groupedName, nameInGroup, withoutRow } from "#shared/fields/field-name.ts";

const word = fc.stringMatching(/^[a-z]{1,8}$/);

describe("names in a group", () => {
  test("are taken apart as they were put together", () => {
    fc.assert(
      fc.property(word, fc.nat(99), word, (group, index, field) => {
        const name = nameInGroup(group, index, field);
        expect(groupedName(name)).toEqual({ group, row: index, field });
        expect(fieldName([group, index, field])).toBe(name);
      }),
    );
  });

  test.each(["ad", "kisi[x].ad", "kisi[0]", "kisi.0.ad", "kisi[100].ad", "[0].ad", "kisi[-1].ad"])(
    "%j is none",
    (name) => {
      expect(groupedName(name)).toBeUndefined();
    },
  );
});

test("who leaves a group takes their text along, and the others move up", () => {
  const typed = {
    ad: "x",
    "kisi[0].ad": "a",
    "kisi[1].ad": "b",
    "kisi[2].ad": "c",
    "hayvan[1].ad": "d",
  };
  expect(withoutRow(typed, "kisi", 1)).toEqual({
    ad: "x",
    "kisi[0].ad": "a",
    "kisi[1].ad": "c",
    "hayvan[1].ad": "d",
  });
});
