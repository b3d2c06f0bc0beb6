import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { purchaseForm } from "#shared/forms/purchase.ts";

const now = Date.UTC(2026, 10, 20);
const messages = {
  preInformationRequired: "ön bilgi",
  distanceContractRequired: "sözleşme",
  informationFormRequired: "form",
  acceptPriceRequired: "fiyat",
};

const filled = {
  cardHolder: "Deneme Kişi",
  cardNumber: "5528 7900 0000 0008",
  cardExpiry: "12/30",
  cardCvc: "123",
  paymentEmail: "deneme@ornek.example",
  instalmentCount: "3",
  preInformation: "on",
  distanceContract: "on",
  informationForm: "on",
};

const read = (change: Record<string, string>, isPriceChanged = false) =>
  v.safeParse(purchaseForm(now, isPriceChanged, messages), { ...filled, ...change });

test("a filled form is taken, the instalments as a number", () => {
  const parsed = read({});
  expect(parsed.issues).toBeUndefined();
  expect(parsed.output).toMatchObject({ instalmentCount: 3, preInformation: true });
});

describe("what is missing is said", () => {
  test.each([
    ["preInformation", "", "ön bilgi"],
    ["distanceContract", "", "sözleşme"],
    ["informationForm", "", "form"],
  ])("%s", (name, value, message) => {
    expect(read({ [name]: value }).issues?.map((issue) => issue.message)).toContain(message);
  });

  test.each([
    ["instalmentCount", ""],
    ["instalmentCount", "0"],
    ["instalmentCount", "19"],
    ["instalmentCount", "-1"],
    ["instalmentCount", "1e1"],
    ["paymentEmail", "nobody"],
    ["cardNumber", "5528790000000009"],
    ["cardExpiry", "10/26"],
    ["cardCvc", "12"],
  ])("%s %j", (name, value) => expect(read({ [name]: value }).success).toBe(false));
});

test("a new price must be accepted, an unchanged one need not be", () => {
  expect(read({}, true).issues?.map((issue) => issue.message)).toEqual(["fiyat"]);
  expect(read({ acceptPrice: "on" }, true).success).toBe(true);
  expect(read({}, false).success).toBe(true);
});
