import fc from "fast-check";
import { expect, test } from "vitest";
import { vehicleValueWork } from "#worker/broker/content/tools/vehicle-value/work.ts";
import { catalogueModels } from "#worker/broker/registries/vehicle-catalogue.ts";

const today = "2026-11-25";

const amountOf = (modelCode: string, modelYear: number) => {
  const answer = vehicleValueWork.answer(
    { brand: modelCode.slice(0, 3), modelCode, modelYear },
    today,
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  return answer.value.flatMap((block) => (block.kind === "amount" ? [block.kurus] : []))[0];
};

const models = catalogueModels();

test("every model of the catalogue has a value in each of its years, and an older one is never worth more", () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), ({ code, firstYear, lastYear }) => {
      const values = Array.from({ length: lastYear - firstYear + 1 }, (_, at) =>
        amountOf(code, firstYear + at),
      );
      expect(values.every((kurus) => kurus !== undefined && kurus > 0)).toBe(true);
      expect(values).toEqual(values.toSorted((one, other) => one! - other!));
    }),
  );
});

test("a longer time without a claim never costs more", () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), ({ code, lastYear }) => {
      const named = { brand: code.slice(0, 3), modelCode: code, modelYear: lastYear };
      const answer = vehicleValueWork.answer(named, today);
      const rows = answer.ok ? answer.value.flatMap((b) => (b.kind === "rows" ? b.rows : [])) : [];
      const lira = rows.map(({ value }) => Number(value.replace(/\D/g, "")));
      expect(lira).toHaveLength(5);
      expect(lira).toEqual(lira.toSorted((one, other) => other - one));
    }),
  );
});

test("a model nobody knows, and a year it was not made in, are refused at their fields", () => {
  const [{ code, firstYear }] = models as [(typeof models)[number]];
  expect(
    vehicleValueWork.answer({ brand: "999", modelCode: "999999", modelYear: 2020 }, today),
  ).toMatchObject({
    ok: false,
    reason: { modelCode: expect.any(String) },
  });
  expect(
    vehicleValueWork.answer(
      { brand: code.slice(0, 3), modelCode: code, modelYear: firstYear - 1 },
      today,
    ),
  ).toMatchObject({ ok: false, reason: { modelYear: expect.any(String) } });
});

test("a model of another brand is none of the list", () => {
  const [{ code, lastYear }] = models as [(typeof models)[number]];
  const named = { brand: "999", modelCode: code, modelYear: lastYear };
  expect(vehicleValueWork.answer(named, today)).toMatchObject({
    ok: false,
    reason: { modelCode: expect.any(String) },
  });
});
