import { describe, expect, it } from "vitest";
import { lineIds, lines } from "#shared/lines/registry.ts";
import { informationFormOf } from "#worker/broker/content/information-form.ts";
import { findPage } from "#worker/broker/content/registry.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";

describe.each(lineIds)("the rating of %s", (id) => {
  it("has a branch, shared only where the cover is the same, notes for the policy and a form that is read before", () => {
    const { branch, notes, line } = ratings[id];
    expect(line.product.id).toBe(id);
    expect(branch).toMatch(/^\d{3}$/);
    for (const other of lineIds.filter((each) => ratings[each].branch === branch)) {
      expect(lines[other].coverages).toEqual(line.coverages);
    }
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      expect(typeof note === "string" ? note : note.text).toMatch(/^[A-ZÇĞİÖŞÜ].+\.$/u);
      if (typeof note !== "string") expect(Object.keys(line.coverages)).toContain(note.of);
    }
    expect(findPage(informationFormOf(id))?.title).toContain("Bilgilendirme");
  });
});
