import { describe, expect, test } from "vitest";
import { holderFields, unaskedPerson } from "#shared/fields/holder.ts";
import { policyFields } from "#shared/fields/policy.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import { bisiklet } from "#tests/fixture/bisiklet/line.ts";

const all: readonly [string, AnyLine][] = [
  ...lineIds.map((id): [string, AnyLine] => [id, lines[id]]),
  ["a line of several", bisiklet],
];

describe.each(all)("%s", (_id, line) => {
  const { steps, quickStart, fields, asset } = line;

  test("starts with fields of its first step, which names the person and the consents", () => {
    const [first] = steps;
    for (const name of [...quickStart, "nationalNumber", "phone", "privacyPolicy"]) {
      expect(first?.fields).toContain(name);
    }
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test("asks each of its fields once, but for what holds until it is chosen otherwise", () => {
    const inSteps = steps.flatMap((step) => step.fields);
    // The one flag is what the ways of advertising say together.
    const asked = [...inSteps, ...unaskedPerson, "advertisementAgreement"];
    expect(new Set(asked).size).toBe(asked.length);
    const folded = steps.flatMap(({ fields: own, folds = [] }) =>
      folds.flatMap((fold) => fold.fields.filter((name) => !own.includes(name))),
    );
    expect(folded).toEqual([]);
    const needed = Object.keys(fields).filter((name) => fields[name]?.byDefault === undefined);
    const known = [...needed, ...(line.group === undefined ? [] : [insuredGroup])];
    expect(known.filter((name) => !asked.includes(name))).toEqual([]);
  });

  test("takes no name or wire name that the person or the policy has", () => {
    const common = { ...holderFields, ...policyFields };
    // The fields of a group are named by their row.
    const insured = line.group === undefined ? asset.fields : {};
    const own = { ...insured, ...line.coverageTerms };
    expect(Object.keys(own).filter((name) => name in common)).toEqual([]);
    const wires = Object.values(fields).flatMap(({ wire }) => wire ?? []);
    expect(new Set(wires).size).toBe(wires.length);
  });

  test("knows where the choices of its lists come from, and lists depend on fields before them", () => {
    const asked = steps.flatMap((step) => step.fields);
    for (const [index, name] of asked.entries()) {
      const field = fields[name];
      if (field?.kind.endsWith("select")) expect(field.choices ?? field.options).toBeDefined();
      for (const needed of field?.dependsOn ?? []) expect(asked.slice(0, index)).toContain(needed);
    }
  });

  test("names what can be covered", () => {
    expect(Object.values(line.coverages).every((label) => /^\p{Lu}/u.test(label))).toBe(true);
  });
});
