import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Draft } from "#client/quote/draft.server.ts";
import { typedValues } from "#client/quote/draft.server.ts";
import {
  allFields,
  checkAll,
  checkStep,
  circumstancesOf,
  currentStep,
  lookUpKey,
  mergeTyped,
} from "#client/quote/steps.server.ts";
import { SiteSchema } from "#shared/site.ts";
import { trafficFlow as flow } from "#shared/forms/traffic.ts";

const now = Date.UTC(2026, 10, 20, 9);
const empty: Draft = { values: {}, stage: "person", needsBirthDate: false, isManual: false };
const identity = {
  name: "Çağrı",
  surname: "Şimşek",
  cityCode: "34",
  city: "İstanbul",
  county: "Kadıköy",
};
const person = {
  nationalNumber: "10000000146",
  plate: "34 ABC 123",
  phone: "0 532 123 45 67",
  email: "",
  privacyPolicy: "on",
  openDataAgreement: "on",
};

const site = v.parse(SiteSchema, {});
const page = { now: () => now, site };

describe("circumstances", () => {
  test("reference codes are asked for where the site takes them", () => {
    const taking = v.parse(SiteSchema, { referenceCode: "true" });
    expect(circumstancesOf(flow, empty, taking)).toContain("reference-codes");
  });

  test.each<[string, Partial<Draft>, readonly string[]]>([
    ["at the start", {}, ["plated"]],
    ["a new vehicle", { values: { plate: "34YK" } }, ["unplated"]],
    [
      "the registry wants the birth date",
      { needsBirthDate: true },
      ["plated", "birth-date-needed"],
    ],
    ["nobody said who it is", { stage: "risk" }, ["plated", "identity-unknown"]],
    ["it is known who it is", { stage: "risk", identity }, ["plated"]],
  ])("%s", (_name, change, expected) => {
    expect(circumstancesOf(flow, { ...empty, ...change }, site)).toEqual(expected);
  });
});

describe("the step a visitor stands at", () => {
  test.each<[Partial<Draft>, string]>([
    [{}, "kisi"],
    [{ stage: "code" }, "kisi"],
    [{ stage: "risk" }, "arac"],
    [{ stage: "risk", isManual: true }, "elle"],
  ])("%j → %s", (change, id) => {
    expect(currentStep(flow, { ...empty, ...change }).id).toBe(id);
  });
});

describe("what was typed", () => {
  test("is kept beside what was typed before", () => {
    const merged = mergeTyped({ plate: "34", phone: "5" }, { phone: "53" }, flow.person.fields);
    expect(merged).toMatchObject({ plate: "34", phone: "53" });
  });

  test("a box that is no longer sent is unticked, one of another step stays", () => {
    const kept = { privacyPolicy: "on", advertisementAgreement: "on" };
    expect(mergeTyped(kept, { privacyPolicy: "on" }, flow.person.fields)).toEqual({
      privacyPolicy: "on",
    });
    expect(mergeTyped(kept, {}, flow.lookup.fields)).toEqual(kept);
  });

  test("is cut to a sane size, and only known names count", () => {
    const form = new FormData();
    form.set("plate", "x".repeat(5000));
    form.set("admin", "1");
    form.set("phone", new File(["x"], "x"));
    const names = allFields(flow).map(({ name }) => name);
    expect(typedValues(form, names)).toEqual({ plate: "x".repeat(200) });
  });
});

describe("checks", () => {
  test("a step yields canonical values or messages by field", () => {
    const fields = flow.person.fields.filter(({ when }) => when === undefined);
    expect(checkStep(fields, person, now)).toMatchObject({
      ok: true,
      values: { plate: "34ABC123", phone: "5321234567" },
    });
    const refused = checkStep(fields, { ...person, phone: "" }, now);
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(["phone"]);
  });

  const risk: Draft = {
    ...empty,
    stage: "risk",
    identity,
    values: {
      ...person,
      documentSerial: "FP",
      documentNumber: "373220",
      policyStart: "20.11.2026",
    },
  };

  test("everything so far; who it is stays with the back office", () => {
    const checked = checkAll(flow, risk, page);
    expect(checked).toMatchObject({
      ok: true,
      values: { policyStart: "2026-11-20", documentNumber: "373220" },
    });
    expect(checked.ok && "name" in checked.values).toBe(false);
  });

  test("what a look-up was asked with in vain goes along with a vehicle typed in by hand, where it is valid", () => {
    const typed = {
      brand: "046",
      modelYear: "2020",
      model: "046001",
      usingType: "hususi-otomobil",
      fuelType: "benzin",
      firstTrafficDate: "15.06.2020",
      engineNumber: "ABC1234567",
      frameNumber: "NM0ABCDEFGH123456",
      seatCount: "5",
    };
    const values = { ...risk.values, ...typed };
    const asked = (change: Record<string, string> = {}): Draft => ({
      ...risk,
      isManual: true,
      values: { ...values, ...change },
      unanswered: lookUpKey(flow, { ...values, ...change }),
    });
    expect(checkAll(flow, asked(), page)).toMatchObject({
      ok: true,
      values: { model: "046001", documentSerial: "FP", documentNumber: "373220" },
    });
    const elsewhere = { ...asked(), values: { ...values, plate: "06 AB 432" } };
    for (const draft of [asked({ documentNumber: "37" }), elsewhere]) {
      const checked = checkAll(flow, draft, page);
      expect(checked.ok && "documentNumber" in checked.values).toBe(false);
    }
  });

  test("without the registry the visitor's own fields are asked for", () => {
    const { identity: _identity, ...unknown } = risk;
    const refused = checkAll(flow, unknown, page);
    expect(refused.ok ? [] : Object.keys(refused.errors).toSorted()).toEqual([
      "cityCode",
      "county",
      "name",
      "surname",
    ]);
  });

  test("a consent that was taken back stops the quote", () => {
    const { privacyPolicy: _consent, ...values } = risk.values;
    expect(checkAll(flow, { ...risk, values }, page)).toMatchObject({ ok: false });
  });

  test("a start date that has passed meanwhile is refused", () => {
    const threeDays = 3 * 86_400_000;
    const refused = checkAll(flow, risk, { ...page, now: () => now + threeDays });
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(["policyStart"]);
  });
});
