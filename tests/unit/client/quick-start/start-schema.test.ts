import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { startSchema } from "#client/quick-start/start-schema.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { productIds } from "#shared/lines/catalogue.ts";

const now = Date.UTC(2026, 10, 20);

describe("the first questions of a traffic quote", () => {
  it.each([
    [{ plate: "34 abc 123", nationalNumber: "10000000146" }, true],
    [{ plate: "34 YK", nationalNumber: "10000000146" }, true],
    [{ plate: "99 ABC 123", nationalNumber: "10000000146" }, false],
    [{ plate: "34 ABC 123", nationalNumber: "10000000147" }, false],
    [{}, false],
  ])("%j holds: %s", (typed, holds) => {
    expect(v.safeParse(startSchema("trafik", now), typed).success).toBe(holds);
  });

  it("are judged field by field as they are shown", () => {
    const shown = quickStartOf("trafik")?.fields.map(({ name }) => name) ?? [];
    expect(Object.keys(startSchema("trafik", now).entries).toSorted()).toEqual(shown.toSorted());
  });

  it("can be sent as data: no rule travels with them", () => {
    for (const id of productIds) {
      const start = quickStartOf(id);
      expect(JSON.parse(JSON.stringify(start ?? null))).toEqual(start ?? null);
    }
  });
});
