import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { quickStartCopy } from "#client/quick-start/copy.ts";
import { startSchema } from "#client/quick-start/start-schema.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { lineIds } from "#shared/lines/registry.ts";
import type { Api } from "#shared/page-request.ts";

const now = Date.UTC(2026, 10, 20);
const api = {
  call: async () => ({ data: { items: [{ key: "apple", title: "Apple" }], firms: [{}, {}] } }),
} as unknown as Pick<Api, "call">;

describe("the first questions of a traffic quote", () => {
  it.each([
    [{ plate: "34 abc 123", nationalNumber: "10000000146" }, true],
    [{ plate: "34 YK", nationalNumber: "10000000146" }, true],
    [{ plate: "99 ABC 123", nationalNumber: "10000000146" }, false],
    [{ plate: "34 ABC 123", nationalNumber: "10000000147" }, false],
    [{}, false],
  ])("%j holds: %s", async (typed, holds) => {
    expect(v.safeParse(await startSchema("trafik", now), typed).success).toBe(holds);
  });

  it.each([
    ["30.11.2026", "06.12.2026", undefined],
    ["30.11.2026", "30.11.2026", undefined],
    ["30.11.2026", "29.11.2026", [validationCopy.returnBeforeDeparture]],
  ])("of a journey from %s to %s are judged together", async (policyStart, returnDate, told) => {
    const schema = await startSchema("seyahat", now);
    const { issues } = v.safeParse(schema, { region: "schengen", policyStart, returnDate });
    expect(issues && v.flatten(issues).nested?.["returnDate"]).toEqual(told);
  });

  it("are judged field by field as they are shown", async () => {
    for (const id of lineIds) {
      const shown = (await quickStartOf(id, api))?.fields.map(({ name }) => name) ?? [];
      expect(Object.keys((await startSchema(id, now)).entries).toSorted()).toEqual(
        shown.toSorted(),
      );
    }
  });

  it("can be sent as data: no rule travels with them", async () => {
    for (const id of productIds) {
      const start = await quickStartOf(id, api);
      expect(start === undefined).toBe(!productOf(id).isSold);
      expect(JSON.parse(JSON.stringify(start ?? null))).toEqual(start ?? null);
    }
  });

  it("say how many insurers are asked, as long as that is known", async () => {
    expect((await quickStartOf("kasko", api))?.firmCount).toBe(2);
    const away = { call: async () => ({ data: null }) } as unknown as typeof api;
    expect((await quickStartOf("kasko", away))?.firmCount).toBe(0);
    expect(quickStartCopy.note(2)).toContain("2 şirkete sorarız. Ücretsizdir");
    expect(quickStartCopy.note(0)).not.toContain("sorarız");
  });

  it("bring the choices of their lists along", async () => {
    const start = await quickStartOf("telefon", api);
    expect(start?.fields.find(({ name }) => name === "deviceBrand")?.options).toEqual([
      { id: "apple", name: "Apple" },
    ]);
  });
});
