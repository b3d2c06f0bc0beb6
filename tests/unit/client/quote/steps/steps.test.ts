import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Draft } from "#client/quote/steps/draft.server.ts";
import { emptyDraft as empty, typedValues } from "#client/quote/steps/draft.server.ts";
import { shownFields } from "#client/quote/steps/shown-fields.ts";
import {
  allNames,
  checkAll,
  checkStep,
  circumstancesOf,
  currentStep,
  fieldErrors,
  lookUpKey,
  mergeTyped,
  progressOf,
} from "#client/quote/steps/steps.server.ts";
import { trafik as line } from "#shared/lines/trafik/trafik.ts";
import { SiteSchema } from "#shared/site.ts";
import { bisiklet } from "#tests/fixture/bisiklet/line.ts";

const now = Date.UTC(2026, 10, 20, 9);
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

const fieldsOf = (draft: Draft) =>
  shownFields(line, currentStep(line, draft), progressOf(line, draft, site));
const namesOf = (draft: Draft) => fieldsOf(draft).map(({ name }) => name);

describe("circumstances", () => {
  test("reference codes are asked for where the site takes them", () => {
    const taking = v.parse(SiteSchema, { referenceCode: "true" });
    expect(circumstancesOf(line, empty, taking)).toContain("reference-codes");
  });

  test.each<[string, Partial<Draft>, readonly string[]]>([
    ["at the start", {}, []],
    ["the registry wants the birth date", { needsBirthDate: true }, ["birth-date-needed"]],
    ["nobody said who it is", { step: "arac" }, ["identity-unknown"]],
    ["it is known who it is", { step: "arac", identity }, []],
  ])("%s", (_name, change, expected) => {
    expect(circumstancesOf(line, { ...empty, ...change }, site)).toEqual(expected);
  });
});

describe("the step a visitor stands at", () => {
  test.each<[Partial<Draft>, string]>([
    [{}, "kisi"],
    [{ step: "kisi" }, "kisi"],
    [{ step: "gone" }, "kisi"],
    [{ step: "arac" }, "arac"],
    [{ step: "arac", isManual: true }, "arac"],
  ])("%j → %s", (change, id) => {
    expect(currentStep(line, { ...empty, ...change }).id).toBe(id);
  });

  const vehicleStep: Draft = { ...empty, step: "arac", identity };
  test("asks a plated vehicle for its document and another for its ASBİS number", () => {
    expect(namesOf(vehicleStep)).toEqual(["document", "policyStart"]);
    const values = { plate: "34 yk" };
    expect(namesOf({ ...vehicleStep, values })).toEqual(["asbisNumber", "policyStart"]);
  });

  test("asks by hand what a registry would answer, and nothing it has answered", () => {
    const manual = namesOf({ ...vehicleStep, isManual: true });
    expect(manual).toEqual([...(line.asset.lookUp?.answers ?? []), "policyStart"]);
    const found = { summary: "2021 Fiat Egea" };
    expect(namesOf({ ...vehicleStep, found })).toEqual(["policyStart"]);
  });
});

describe("what was typed", () => {
  test("is kept beside what was typed before", () => {
    const merged = mergeTyped({ plate: "34", phone: "5" }, { phone: "53" }, fieldsOf(empty));
    expect(merged).toMatchObject({ plate: "34", phone: "53" });
  });

  test("a box that is no longer sent is unticked, one of another step stays", () => {
    const kept = { privacyPolicy: "on", marketingSms: "on" };
    expect(mergeTyped(kept, { privacyPolicy: "on" }, fieldsOf(empty))).toEqual({
      privacyPolicy: "on",
    });
    expect(mergeTyped(kept, {}, fieldsOf({ ...empty, step: "arac" }))).toEqual(kept);
  });

  test("is cut to a sane size, and only known names count", () => {
    const form = new FormData();
    form.set("plate", "x".repeat(5000));
    form.set("admin", "1");
    form.set("phone", new File(["x"], "x"));
    const names = allNames(line, progressOf(line, empty, site));
    expect(typedValues(form, names)).toEqual({ plate: "x".repeat(200) });
  });
});

describe("checks", () => {
  test("a step yields canonical values or messages by field", () => {
    const fields = fieldsOf(empty);
    expect(checkStep(fields, person, now)).toMatchObject({
      ok: true,
      values: { plate: "34ABC123", phone: "5321234567" },
    });
    const refused = checkStep(fields, { ...person, phone: "" }, now);
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(["phone"]);
  });

  const risk: Draft = {
    ...empty,
    step: "arac",
    identity,
    values: {
      ...person,
      document: "FP 373220",
      policyStart: "20.11.2026",
    },
  };

  test("everything so far; who it is stays with the back office", () => {
    const checked = checkAll(line, risk, page);
    expect(checked).toMatchObject({
      ok: true,
      values: { policyStart: "2026-11-20", document: "FP373220" },
    });
    expect(checked.ok && "name" in checked.values).toBe(false);
  });

  test("what a look-up was asked with in vain goes along with a vehicle typed in by hand, where it is valid", () => {
    const typed = {
      brand: "046",
      modelYear: "2020",
      modelCode: "046001",
      usage: "hususi-otomobil",
      fuel: "benzin",
      firstRegistration: "15.06.2020",
      engineNumber: "ABC1234567",
      chassisNumber: "NM0ABCDEFGH123456",
      seats: "5",
    };
    const values = { ...risk.values, ...typed };
    const asked = (change: Record<string, string> = {}): Draft => ({
      ...risk,
      isManual: true,
      values: { ...values, ...change },
      unanswered: lookUpKey(line, { ...values, ...change }),
    });
    expect(checkAll(line, asked(), page)).toMatchObject({
      ok: true,
      values: { modelCode: "046001", modelYear: 2020, seats: 5, document: "FP373220" },
    });
    const elsewhere = { ...asked(), values: { ...values, plate: "06 AB 432" } };
    for (const draft of [asked({ document: "FP 37" }), elsewhere]) {
      const checked = checkAll(line, draft, page);
      expect(checked.ok && "document" in checked.values).toBe(false);
    }
  });

  test("without the registry the visitor's own fields are asked for", () => {
    const { identity: _identity, ...unknown } = risk;
    const refused = checkAll(line, unknown, page);
    expect(refused.ok ? [] : Object.keys(refused.errors).toSorted()).toEqual([
      "cityCode",
      "county",
      "name",
      "surname",
    ]);
  });

  test("a consent that was taken back stops the quote", () => {
    const { privacyPolicy: _consent, ...values } = risk.values;
    expect(checkAll(line, { ...risk, values }, page)).toMatchObject({ ok: false });
  });

  test("a start date that has passed meanwhile is refused", () => {
    const threeDays = 3 * 86_400_000;
    const refused = checkAll(line, risk, { ...page, now: () => now + threeDays });
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual(["policyStart"]);
  });
});

test("a switch that is not sent is off", () => {
  const shown = [{ ...fieldsOf(empty)[0]!, name: "isUsed", kind: "switch" as const }];
  expect(mergeTyped({ isUsed: "on" }, {}, shown)).toEqual({});
  expect(mergeTyped({}, { isUsed: "on" }, shown)).toEqual({ isUsed: "on" });
});

test("what a call refuses of several stands at the row it is about, or at the group", () => {
  const errors = {
    "Insured.1.PurchaseDate": ["a"],
    "Insured.0.BicycleKind": ["b"],
    "Insured.0.Nowhere": ["c"],
    Insured: ["d"],
    Deductible: ["e"],
  };
  expect(fieldErrors(bisiklet, errors)).toEqual({
    "insured[1].boughtOn": "a",
    "insured[0].bicycleKind": "b",
    insured: "d",
    deductible: "e",
  });
});

test("what a call refuses by its wire names stands at the fields of the flow", () => {
  const errors = { FrameNumber: ["a"], Birthdate: ["b", "c"], PolicyStart: [], Nowhere: ["d"] };
  expect(fieldErrors(line, errors)).toEqual({ chassisNumber: "a", birthDate: "b" });
});
