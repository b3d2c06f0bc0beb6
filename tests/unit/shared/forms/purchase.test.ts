import { describe, expect, test } from "vitest";
import { parseFields } from "#shared/forms/parse-form.ts";
import { purchaseForm } from "#shared/forms/purchase.ts";

const now = Date.UTC(2026, 10, 20);
const messages = {
  preInformationRequired: "ön bilgi",
  distanceContractRequired: "sözleşme",
  informationFormRequired: "form",
  needsStatementRequired: "ihtiyaç",
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
  needsStatement: "on",
};

const read = (change: Record<string, unknown>, isPriceChanged = false, insuresOthers = false) =>
  parseFields(purchaseForm(now, { isPriceChanged, insuresOthers }, messages), {
    ...filled,
    ...change,
  });

const errorsOf = (result: ReturnType<typeof read>) => (result.ok ? {} : result.reason);

test("a filled form is taken, the instalments as a number", () => {
  const parsed = read({});
  expect(errorsOf(parsed)).toEqual({});
  expect(parsed.ok && parsed.value).toMatchObject({ instalmentCount: 3, preInformation: true });
});

describe("what is missing is said", () => {
  test.each([
    ["preInformation", "", "ön bilgi"],
    ["distanceContract", "", "sözleşme"],
    ["informationForm", "", "form"],
    ["needsStatement", "", "ihtiyaç"],
  ])("%s", (name, value, message) => {
    expect(errorsOf(read({ [name]: value }))).toEqual({ [name]: message });
  });

  test.each([
    ["instalmentCount", "", "Lütfen doldurun"],
    ["instalmentCount", "0", "En az 1 olmalıdır."],
    ["instalmentCount", "19", "En fazla 18 olmalıdır."],
    ["instalmentCount", "-1", "Sadece sayı giriniz."],
    ["instalmentCount", "1e1", "Sadece sayı giriniz."],
    ["paymentEmail", "nobody", "Lütfen email adresinizi doğru doldurun."],
    ["cardNumber", "5528790000000009", "Geçerli bir kart numarası giriniz."],
    ["cardExpiry", "10/26", "Kartınızın son kullanma tarihi geçmiş."],
    ["cardCvc", "12", "Güvenlik kodu (CVC) 3 haneli olmalıdır."],
  ])("%s %j: %s", (name, value, message) => {
    expect(errorsOf(read({ [name]: value }))).toEqual({ [name]: message });
  });
});

test("a new price must be accepted, an unchanged one need not be", () => {
  expect(errorsOf(read({}, true))).toEqual({ acceptPrice: "fiyat" });
  expect(read({ acceptPrice: "on" }, true).ok).toBe(true);
  expect(read({}, false).ok).toBe(true);
});

describe("the bearer of the card", () => {
  test("is typed, unless the card is said to be the holder's own", () => {
    expect(errorsOf(read({ cardHolder: "" }))).toEqual({
      cardHolder: "Lütfen kart üzerindeki adı giriniz",
    });
    const own = read({ cardHolder: "", isOwnCard: "on" });
    expect(own.ok && own.value).toMatchObject({ isOwnCard: true, cardHolder: undefined });
    const typed = read({ isOwnCard: "" });
    expect(typed.ok && typed.value).toMatchObject({ isOwnCard: false, cardHolder: "DENEME KİŞİ" });
  });

  test("does not change how the rest of the card is judged", () => {
    expect(Object.keys(errorsOf(read({ isOwnCard: "on", cardCvc: "1", cardNumber: "4" })))).toEqual(
      ["cardNumber", "cardCvc"],
    );
  });
});

test("who insures other adults declares their authority, and may say where these are told of it", () => {
  const authority = "Devam etmek için beyanı onaylayınız.";
  expect(errorsOf(read({}, false, true))).toEqual({ isAuthorityDeclared: authority });
  const said = (...contacts: string[]) =>
    read(
      { isAuthorityDeclared: "on", insuredContacts: contacts.map((contact) => ({ contact })) },
      false,
      true,
    );
  const parsed = said("", "0532 111 22 33", "Es@Ornek.example");
  expect(parsed.ok && parsed.value.insuredContacts).toEqual([
    { contact: undefined },
    { contact: "5321112233" },
    { contact: "es@ornek.example" },
  ]);
  expect(errorsOf(said("", "ayşe"))).toEqual({
    "insuredContacts[1].contact": "Cep telefonu (05XX XXX XX XX) veya e-posta adresi giriniz.",
  });
});
