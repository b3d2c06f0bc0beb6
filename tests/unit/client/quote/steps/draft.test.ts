import { describe, expect, test } from "vitest";
import {
  aboutAnother,
  askedOnce,
  emptyDraft,
  withoutConsents,
} from "#client/quote/steps/draft.server.ts";
import type { Draft } from "#client/quote/steps/draft.server.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";

const first = {
  nationalNumber: "10000000146",
  plate: "34 ABC 123",
  phone: "0 532 123 45 67",
  email: "ayse@ornek.example",
  birthDate: "12.04.1985",
  document: "FP 373220",
  policyStart: "28.12.2026",
  privacyPolicy: "on",
  openDataAgreement: "on",
  marketingSms: "on",
};
const draft: Draft = {
  ...emptyDraft,
  values: first,
  step: "arac",
  verifiedPhone: "5321234567",
  found: { summary: "Fiat Egea" },
  identity: { name: "A", surname: "B", city: "İstanbul", county: "Kadıköy" },
  about: { person: "10000000146", thing: "34ABC123" },
};
const goneOn = (typed: Record<string, string>, before = draft, line = trafik as never) =>
  aboutAnother(line, { ...before, values: { ...before.values, ...typed } }, typed);

describe("who goes on with a quote", () => {
  test("for the same person and vehicle finds all of it", () => {
    expect(goneOn({ plate: "34abc123" }).values).toEqual({ ...first, plate: "34abc123" });
    expect(goneOn({ plate: "34 ABC 123", policyStart: "30.11.2026" })).toEqual({
      ...draft,
      values: { ...first, policyStart: "30.11.2026" },
    });
  });

  test("for somebody else finds how they are reached and what they have posted", () => {
    const typed = { nationalNumber: "10000001754", plate: "34 DEF 456" };
    const { phone, email } = first;
    expect(goneOn(typed)).toEqual({
      ...emptyDraft,
      step: "arac",
      verifiedPhone: "5321234567",
      values: { phone, email, ...typed },
      about: { person: "10000001754", thing: "34DEF456" },
    });
  });

  test("for a corrected number finds the birth date and the insured that are posted with it", () => {
    const typed = { nationalNumber: "10000001754", birthDate: "05.06.1984" };
    const { needsBirthDate, values } = goneOn(typed, { ...draft, needsBirthDate: true });
    expect([needsBirthDate, values.birthDate]).toEqual([true, typed.birthDate]);
    const [number] = Object.values(typed);
    const another = goneOn({ nationalNumber: number! }, { ...draft, needsBirthDate: true });
    expect(another.needsBirthDate).toBe(false);
    const rows = { nationalNumber: number!, "insured[1].travellerName": "Ahmet" };
    expect(goneOn(rows, { ...draft, insuredCount: 3 }).insuredCount).toBe(3);
    expect(goneOn({ nationalNumber: number! }, { ...draft, insuredCount: 3 }).insuredCount).toBe(
      undefined,
    );
  });

  test("for another vehicle finds nothing of the one before", () => {
    const { document: _document, policyStart: _start, ...rest } = first;
    const gone = goneOn({ plate: "34 DEF 456" });
    expect(gone.values).toEqual({ ...rest, plate: "34 DEF 456" });
    expect([gone.found, gone.identity]).toEqual([undefined, draft.identity]);
  });

  test("for somebody else's trip finds no traveller of before", () => {
    const trip: Draft = {
      ...emptyDraft,
      values: {
        nationalNumber: "10000000146",
        "insured[0].travellerName": "Ahmet",
        "insured[0].travellerNumber": "10000001754",
      },
      insuredCount: 2,
      about: { person: "10000000146", thing: "" },
    };
    const gone = goneOn({ nationalNumber: "10000001518" }, trip, seyahat as never);
    expect(gone).toEqual({
      ...emptyDraft,
      values: { nationalNumber: "10000001518" },
      about: { person: "10000001518", thing: "" },
    });
  });

  test("who was known to be nobody yet is not another", () => {
    const unknown = { ...draft, about: { person: "", thing: "" } };
    expect(goneOn({}, unknown).values).toEqual(first);
  });
});

test("a quote that was asked for takes the permission for advertising with it; a further one asks for each consent", () => {
  const asked = askedOnce(draft);
  expect(asked.values).toEqual({ ...first, marketingSms: undefined });
  const typed = { plate: "34 ABC 123" };
  const further = withoutConsents(trafik, asked, typed);
  const consents = ["privacyPolicy", "openDataAgreement", "marketingSms"];
  expect(consents.filter((name) => name in further.values)).toEqual([]);
  expect(further.values).toMatchObject({ ...typed, phone: first.phone });
});
