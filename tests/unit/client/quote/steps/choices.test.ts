import { describe, expect, test } from "vitest";
import { loadChoices } from "#client/quote/steps/choices.ts";
import { calls } from "#shared/calls/registry.ts";
import type { ChoiceList, NamedField } from "#shared/fields/field.ts";
import type { Api } from "#shared/page-request.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const dataByPath: Record<string, unknown> = {
  [calls.listCities.path]: samples.listCities.data,
  [calls.listCounties.path]: samples.listCounties.data,
  [calls.listVehicleBrands.path]: samples.listVehicleBrands.data,
  [calls.listVehicleTypes.path]: samples.listVehicleTypes.data,
  [calls.getList.path]: samples.getList.data,
  [calls.listPhoneBrands.path]: samples.listPhoneBrands.data,
  [calls.listPhoneModels.path]: samples.listPhoneModels.data,
};

/** An upstream that knows the samples, or nothing. */
function makeApi(isDown = false) {
  const asked: unknown[] = [];
  const call = async (declared: { path: string }, input: unknown) => {
    asked.push(input);
    return { data: isDown ? null : dataByPath[declared.path] };
  };
  return { asked, api: { call } as unknown as Pick<Api, "call"> };
}

const field = (choices?: ChoiceList): NamedField => ({
  name: "alan",
  kind: "select",
  label: "Alan",
  schema: () => {
    throw new Error("no schema is needed");
  },
  ...(choices === undefined ? {} : { choices }),
});

const lists: [ChoiceList, Record<string, string>, unknown, unknown][] = [
  ["cities", {}, {}, [{ id: "34", name: "İstanbul" }]],
  ["counties", { cityCode: "34" }, { cityCode: "34" }, [{ id: "Şişli", name: "Şişli" }]],
  ["brands", {}, {}, [{ id: "046", name: "Ford" }]],
  ["model-years", { brand: "046" }, { brandCode: "046" }, [{ id: "2020", name: "2020" }]],
  [
    "models",
    { brand: "046", modelYear: "2020" },
    { brandCode: "046", modelYear: "2020" },
    [{ id: "046001", name: "Focus" }],
  ],
  ["using-types", {}, {}, [{ id: "oto", name: "Otomobil" }]],
  ["fuel-types", {}, { groupCode: "YAKIT_TIPI" }, [{ id: "gri", name: "Gri" }]],
];

describe.each(lists)("%s", (list, values, input, choices) => {
  test("is asked for with what it depends on", async () => {
    const { api, asked } = makeApi();
    expect(await loadChoices(api, [field(list)], values)).toEqual({ [list]: choices });
    expect(asked).toEqual([input]);
  });

  test("is empty when it cannot be had", async () => {
    expect(await loadChoices(makeApi(true).api, [field(list)], values)).toEqual({ [list]: [] });
  });
});

test.each<[ChoiceList, Record<string, string>]>([
  ["counties", {}],
  ["counties", { cityCode: "" }],
  ["model-years", {}],
  ["models", { brand: "046" }],
  ["models", { modelYear: "2020" }],
])("%s with %j is empty without asking", async (list, values) => {
  const { api, asked } = makeApi();
  expect(await loadChoices(api, [field(list)], values)).toEqual({ [list]: [] });
  expect(asked).toEqual([]);
});

test("fields without choices ask for nothing", async () => {
  const { api, asked } = makeApi();
  expect(await loadChoices(api, [field(), field("cities")], {})).toEqual({
    cities: [{ id: "34", name: "İstanbul" }],
  });
  expect(asked).toHaveLength(1);
});
