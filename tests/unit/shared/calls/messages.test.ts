import { describe, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { samples } from "./samples.ts";

type Fields = Record<string, unknown>;
type CallId = keyof typeof calls;

/** Words of the validation library, which are English and repeat what was sent. */
const english = /invalid|expected|received/i;

/** Values that hardly any field takes, whatever its kind. */
const wrong = [
  {},
  [],
  [1],
  true,
  1.5,
  -1e9,
  1e40,
  "",
  "x",
  "<b>",
  "9".repeat(17),
  "x".repeat(20_001),
];

function messagesOf(call: Call<Fields, Fields>, fields: unknown): string[] {
  const read = parseWire(call.request.schema, fields);
  return read.ok ? [] : Object.values(read.reason).flat();
}

describe.each(Object.keys(calls) as CallId[])("%s", (id) => {
  const call = calls[id] as unknown as Call<Fields, Fields>;
  const wire = call.request.encode((samples[id] as { request: Fields }).request) as Fields;

  // Specification 5.19, 5.21
  test("speaks Turkish of whatever is missing or wrong", () => {
    const bodies: unknown[] = [undefined, null, 1, "x", "[", [], {}];
    for (const name of Object.keys(wire)) {
      const { [name]: _left, ...rest } = wire;
      bodies.push(
        rest,
        ...[undefined, null, ...wrong].map((value) => ({ ...wire, [name]: value })),
      );
    }
    const messages = bodies.flatMap((body) => messagesOf(call, body));
    expect(messages.filter((message) => message === "" || english.test(message))).toEqual([]);
  });
});

test.each<[call: CallId, name: string, message: string]>([
  ["listFirms", "BranchId", "Lütfen doldurun"],
  ["trafikQuote", "PolicyStart", "Lütfen doldurun"],
  ["trafikQuote", "OpenDataAgreement", "Lütfen doldurun"],
  ["telefonQuote", "InvoiceKurus", "Bir değer girilmelidir."],
  ["telefonQuote", "DeviceBrand", "Lütfen doldurun"],
  ["startPurchase", "CardNumber", "Lütfen doldurun"],
  ["startPurchase", "InstalmentCount", "Lütfen doldurun"],
  ["sendContactMessage", "MesajTipi", "Lütfen doldurun"],
  ["register", "Password", "Lütfen doldurun"],
  ["register", "Name", "Lütfen adınızı giriniz"],
  ["register", "Surname", "Lütfen soyadınızı giriniz"],
  ["register", "NationalNumber", "Lütfen TC kimlik numarası giriniz"],
  ["register", "Phone", "Lütfen telefon numarası giriniz"],
  ["register", "Email", "Lütfen e-mail adresi giriniz"],
  ["confirmCode", "SmsActivationCode", "Lütfen SMS kodu giriniz"],
])("%s without %s asks for it: %s", (id, name, message) => {
  const call = calls[id] as unknown as Call<Fields, Fields>;
  const wire = call.request.encode((samples[id] as { request: Fields }).request) as Fields;
  const { [name]: _left, ...rest } = wire;
  expect(messagesOf(call, rest)).toEqual([message]);
  expect(messagesOf(call, { ...rest, [name]: null })).toEqual([message]);
});

test.each<[value: unknown, message: string]>([
  [0, "En az 1 olmalıdır."],
  [19, "En fazla 18 olmalıdır."],
  ["üç", "Sadece sayı giriniz."],
  [1.5, "Sadece sayı giriniz."],
])("an instalment count of %s is refused with %s", (value, message) => {
  const call = calls.startPurchase as unknown as Call<Fields, Fields>;
  const wire = call.request.encode(samples.startPurchase.request as Fields) as Fields;
  expect(messagesOf(call, { ...wire, InstalmentCount: value })).toEqual([message]);
});

test("the first day of a policy travels with an hour", () => {
  const call = calls.trafikQuote as unknown as Call<Fields, Fields>;
  const request = { ...samples.trafikQuote.request, policyStart: "2026-12-01" } as Fields;
  expect(call.request.encode(request)).toMatchObject({ PolicyStart: "2026-12-01 12:00" });
});
