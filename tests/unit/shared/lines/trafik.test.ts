import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { calls } from "#shared/calls/registry.ts";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import type { Api } from "#shared/page-request.ts";
import { statedVehicle } from "#tests/unit/shared/calls/sample-vehicle.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 20, 9);
const [personStep, vehicleStep] = trafik.steps;
const person = {
  nationalNumber: "10000000146",
  plate: "34 ABC 123",
  phone: "0 532 123 45 67",
  birthDate: "12.04.1985",
  email: "",
  privacyPolicy: "on",
  openDataAgreement: "on",
};

/** What a line asks of an upstream, without one. */
function recorder(data: unknown = null) {
  const asked: { path: string; input: unknown }[] = [];
  const api = {
    call: async (call: { path: string }, input: unknown) => {
      asked.push({ path: call.path, input });
      return { success: data !== null, data };
    },
  } as unknown as Api;
  return { api, asked };
}

const checked = (values: Record<string, string>) =>
  v.safeParse(schemaOf(namedFields(trafik.fields, personStep?.fields ?? []), now), values);

describe("the person step", () => {
  test("yields canonical values", () => {
    expect(checked(person).output).toMatchObject({
      nationalNumber: "10000000146",
      plate: "34ABC123",
      phone: "5321234567",
      privacyPolicy: true,
      openDataAgreement: true,
      marketingSms: false,
    });
  });

  // Specification 5.6
  test.each([
    ["nationalNumber", "10000000147"],
    ["plate", "82 ABC 123"],
    ["phone", "0 212 123 45 67"],
    ["privacyPolicy", ""],
    ["openDataAgreement", ""],
  ])("refuses %s %j, and nothing else with it", (name, value) => {
    const issues = checked({ ...person, [name]: value }).issues ?? [];
    expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(new Set([name]));
  });
});

const values = {
  nationalNumber: "10000000146",
  plate: "34ABC123",
  phone: "5321234567",
  name: "Çağrı",
  surname: "Şimşek",
  cityCode: "34",
  county: "Kadıköy",
  policyStart: "2026-12-01",
  privacyPolicy: true,
  openDataAgreement: true,
  advertisementAgreement: false,
};

describe("calls", () => {
  test("a look-up asks by document, for the line it is made for", async () => {
    const { api, asked } = recorder(samples.queryVehicle.data);
    const document = "FP373220";
    const found = await trafik.asset.lookUp?.find(
      api,
      { ...values, document },
      "trafik",
      async () => {},
    );
    expect(asked[0]?.path).toBe(calls.queryVehicle.path);
    const input = asked[0]?.input as RequestOf<typeof queryVehicle>;
    expect(input).toMatchObject({
      licensePermitNumber: "FP373220",
      licensePlateNumber: "34ABC123",
      masterBranch: "trafik",
      isYK: false,
      cityCode: "34",
    });
    const { schema, encode } = calls.queryVehicle.request;
    expect(v.is(schema, encode(input))).toBe(true);
    expect(found?.data).toEqual({ summary: "2020 Ford Focus", renewal: "2026-12-01" });
  });

  test("a quote carries the person and the document, and of a vehicle looked up nothing", async () => {
    const { api, asked } = recorder();
    await trafik.createQuote(api, { ...values, document: "FP373220" });
    expect(asked[0]?.path).toBe("/trafik/teklif");
    const { schema, encode } = trafik.quoteCall.request;
    const wire = encode(asked[0]?.input as never);
    expect(wire).toMatchObject({
      LicensePlateNumber: "34ABC123",
      LicensePermitNumber: "FP373220",
      Surname: "Şimşek",
      PolicyStart: "2026-12-01 12:00",
    });
    expect(wire).not.toHaveProperty("UsingType");
    expect(v.is(schema, wire)).toBe(true);
  });

  test("a vehicle typed in by hand is one the call takes, under the names of the wire", async () => {
    const { api, asked } = recorder();
    await trafik.createQuote(api, { ...values, ...statedVehicle, brand: "046" });
    const wire = trafik.quoteCall.request.encode(asked[0]?.input as never);
    expect(wire).toMatchObject({
      BrandCodeFull: "046001",
      ModelYear: 2020,
      UsingType: "hususi-otomobil",
      FuelType: "benzin",
      FrameNumber: "NM0ABCDEFGH123456",
      SeatCount: 5,
      FirstTrafficDate: "2020-06-15",
    });
    expect(wire).not.toHaveProperty("Brand");
    expect(v.is(trafik.quoteCall.request.schema, wire)).toBe(true);
  });
});

test("the registry's question and answers stand in the second step alone", () => {
  const { asks = [], answers = [] } = trafik.asset.lookUp ?? {};
  for (const name of [...asks, ...answers]) {
    expect(vehicleStep?.fields).toContain(name);
    expect(personStep?.fields).not.toContain(name);
  }
});
