import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { flowCodes } from "#shared/codes.ts";
import { productIds, productOf, products } from "#shared/products/catalogue.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import { SiteSchema } from "#shared/site.ts";
import {
  apiTimeoutMs,
  desktopBreakpointPx,
  fromPlace,
  siteId,
  smsCountdownSeconds,
} from "#shared/constants.ts";

// Numbers and names other systems count on.

// Specification 9.1, 9.6, 9.7
test("what every call and countdown is made with", () => {
  expect({ siteId, fromPlace, apiTimeoutMs }).toEqual({
    siteId: 24,
    fromPlace: 17,
    apiTimeoutMs: 180_000,
  });
  expect({ smsCountdownSeconds, desktopBreakpointPx }).toEqual({
    smsCountdownSeconds: 60,
    desktopBreakpointPx: 870,
  });
  expect(v.parse(SiteSchema, {}).brandSlug).toBe("yelkovan");
});

// Specification 4.18
test("flow codes have their names", () => {
  expect(flowCodes).toMatchObject({
    validationError: 1000,
    stepError: 1001,
    tokenControlError: 1002,
    blackList: 1003,
    temporaryCodeRequired: 1004,
    customerControlError: 1005,
    birthDateRequired: 1006,
    wrongInfo: 1007,
    botControlError: 1008,
    queueError: 1009,
    success: 1010,
    finalStepError: 1011,
  });
});

describe("product lines", () => {
  // Specification 9.20
  test.each<[ProductId, string]>([
    ["kasko", "Kasko Sigortası"],
    ["trafik", "Zorunlu Trafik Sigortası"],
    ["dask", "Zorunlu Deprem Sigortası"],
    ["konut", "Konut Sigortası"],
    ["bireysel", "Bireysel Sağlık Sigortası"],
    ["seyahat", "Seyahat Sigortası"],
    ["telefon", "Cep Telefonu Sigortası"],
    ["petsaglik", "Evcil Hayvan Sigortası"],
    ["tamamlayici", "Tamamlayıcı Sağlık Sigortası"],
  ])("%s is shown as %s", (id, name) => {
    expect(products[id].name).toBe(name);
  });

  // Specification 9.16
  test.each<[ProductId, number]>([
    ["trafik", 1],
    ["kasko", 2],
    ["imm", 3],
    ["ferdikaza", 4],
    ["yesilkart", 5],
    ["yabancitrafik", 6],
    ["galericikisatrafik", 7],
    ["hukuksalkoruma", 8],
    ["galericiferdikaza", 9],
    ["galericiseyahat", 10],
  ])("%s has the number %i", (id, number) => {
    expect(productOf(id).typeNumber).toBe(number);
  });

  test("every line that is sold has a number of its own", () => {
    const sold = productIds.map((id) => productOf(id)).filter(({ isSold }) => isSold);
    const numbers = sold.map(({ typeNumber }) => typeNumber);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(sold.length);
  });

  // Specification 9.14
  test.each<[seconds: number, ids: readonly ProductId[]]>([
    [70, ["kasko", "trafik", "konut", "bireysel", "petsaglik", "telefon"]],
    [40, ["yabanci", "dask", "tamamlayici", "seyahat"]],
  ])("%i seconds are waited for %j", (seconds, ids) => {
    for (const id of ids) expect([id, products[id].waitSeconds]).toEqual([id, seconds]);
  });
});
