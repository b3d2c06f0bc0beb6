import { expect, test } from "vitest";
import type { AnyCall } from "#shared/calls/call.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { parseRequest, parseWire } from "#shared/wire-errors.ts";
import { calls } from "#shared/calls/registry.ts";
import { validationCopy } from "#shared/copy/validation.ts";

function errorsOf(call: AnyCall, fields: unknown): Record<string, string[]> {
  const read = parseWire(call.request.schema, fields);
  return read.ok ? {} : read.reason;
}

test.each<[name: string, call: AnyCall, fields: object, key: string]>([
  ["a number below its least", listFirms, { BranchId: 0 }, "BranchId"],
  ["text for a number", listFirms, { BranchId: "bir" }, "BranchId"],
  ["a list for a number", listFirms, { BranchId: [1] }, "BranchId"],
  ["a missing field", listFirms, {}, "BranchId"],
  ["a word that is not on the list", sendContactMessage, { MesajTipi: "x" }, "MesajTipi"],
  [
    "an object for optional text",
    sendContactMessage,
    { MesajTipi: "ARAMA", AdSoyad: {} },
    "AdSoyad",
  ],
])("%s is told at its field and nowhere else", (_name, call, fields, key) => {
  expect(Object.keys(errorsOf(call, fields))).toEqual([key]);
});

test("a field inside a field is named with both names", () => {
  const errors = errorsOf(trafik.quoteCall, { Campaign: { utm_source: {} } });
  expect(Object.keys(errors)).toContain("Campaign.utm_source");
});

test("a broken rule is told in its own words, without those of the other readings", () => {
  const { EMail, PaymentEmail } = {
    ...errorsOf(trafik.quoteCall, { EMail: "x" }),
    ...errorsOf(startPurchase, { PaymentEmail: "x" }),
  };
  expect(EMail).toEqual(PaymentEmail);
  expect(EMail).toEqual(["Lütfen email adresinizi doğru doldurun."]);
});

test.each(["x", 1, null])("%j instead of fields is a fault of the whole", (body) => {
  expect(Object.keys(errorsOf(listFirms, body))).toEqual([""]);
});

test("every field says what is wrong with it, whatever another breaks", () => {
  const errors = errorsOf(trafik.quoteCall, { EMail: "x", Name: {}, Campaign: { gclid: 1.5 } });
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(["EMail", "Name", "Phone"]));
});

test.each<[name: string, call: AnyCall, fields: object, key: string, message: string]>([
  ["a missing field", listFirms, {}, "BranchId", "Lütfen doldurun"],
  ["a wrong type", listFirms, { BranchId: [1] }, "BranchId", validationCopy.valueInvalid],
  ["letters for digits", listFirms, { BranchId: "<b>" }, "BranchId", "Sadece sayı giriniz."],
  ["a number out of range", listFirms, { BranchId: -1 }, "BranchId", "En az 1 olmalıdır."],
  [
    "text without end",
    sendContactMessage,
    { MesajTipi: "ARAMA", Mesaj: "x".repeat(20_001) },
    "Mesaj",
    validationCopy.tooLong(20_000),
  ],
])("%s is told in Turkish and without repeating it", (_name, call, fields, key, message) => {
  expect(errorsOf(call, fields)).toEqual({ [key]: [message] });
});

test.each<[string, AnyCall, Record<string, unknown>, Record<string, string[]>]>([
  [
    "a date as people write it",
    calls.queryUavt,
    { NationalNumber: "10000000146", Birthdate: "01.02.1990" },
    { Birthdate: ["Geçerli bir tarih giriniz (YYYY-AA-GG)."] },
  ],
  [
    "five offers side by side",
    calls.comparePackages,
    { QuoteId: "q", OfferIds: ["1", "2", "3", "4", "5"] },
    { OfferIds: ["En fazla 4 teklif karşılaştırabilirsiniz."] },
  ],
])("%s is told what would do", (_what, call, fields, errors) => {
  expect(parseRequest(call, fields)).toEqual({ ok: false, reason: errors });
});
