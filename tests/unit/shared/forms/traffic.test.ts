import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import type { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { calls } from "#shared/calls/registry.ts";
import { fieldsFor, schemaOf } from "#shared/forms/form-step.ts";
import { trafficFlow } from "#shared/forms/traffic.ts";
import type { Api } from "#shared/page-request.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 20, 9);
const person = {
  nationalNumber: "10000000146",
  plate: "34 ABC 123",
  phone: "0 532 123 45 67",
  email: "",
  privacyPolicy: "on",
  openDataAgreement: "on",
};

/** What a flow asks of an upstream, without one. */
function recorder() {
  const asked: { path: string; input: unknown }[] = [];
  const api = {
    call: async (call: { path: string }, input: unknown) => {
      asked.push({ path: call.path, input });
      return { success: false, data: null };
    },
  } as unknown as Api;
  return { api, asked };
}

const checked = (values: Record<string, string>, step = trafficFlow.person) => {
  const circumstances = trafficFlow.circumstancesOf(values);
  return v.safeParse(schemaOf(fieldsFor(step, circumstances), now), values);
};

describe("the person step", () => {
  test("yields canonical values", () => {
    const parsed = checked(person);
    expect(parsed.output).toMatchObject({
      nationalNumber: "10000000146",
      plate: "34ABC123",
      phone: "5321234567",
      privacyPolicy: true,
      openDataAgreement: true,
      advertisementAgreement: false,
    });
  });

  // Specification 5.6
  test.each([
    ["nationalNumber", "10000000147"],
    ["plate", "82 ABC 123"],
    ["phone", "0 212 123 45 67"],
    ["email", "nobody@"],
    ["privacyPolicy", ""],
    ["openDataAgreement", ""],
  ])("refuses %s %j, and nothing else with it", (name, value) => {
    const issues = checked({ ...person, [name]: value }).issues ?? [];
    expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(new Set([name]));
  });
});

describe("circumstances", () => {
  test.each([
    ["34 ABC 123", "plated"],
    ["", "plated"],
    ["34 YK", "unplated"],
  ] as const)("%j is %s", (plate, expected) => {
    expect(trafficFlow.circumstancesOf({ plate })).toEqual([expected]);
  });

  test("a plated vehicle is asked for its document, another for its ASBİS number", () => {
    const names = (circumstance: "plated" | "unplated") =>
      fieldsFor(trafficFlow.lookup, [circumstance]).map(({ name }) => name);
    expect(names("plated")).toEqual(["documentSerial", "documentNumber", "policyStart"]);
    expect(names("unplated")).toEqual(["asbisNumber", "policyStart"]);
  });
});

test("a quote starts with fields of the person step", () => {
  const names = trafficFlow.person.fields.map(({ name }) => name);
  for (const name of trafficFlow.quickStart) expect(names).toContain(name);
});

test("select fields know where their choices come from, and depend on fields before them", () => {
  for (const { fields } of [trafficFlow.lookup, trafficFlow.manual]) {
    for (const [index, { kind, choices, dependsOn = [] }] of fields.entries()) {
      if (kind.endsWith("select")) expect(choices).toBeDefined();
      const before = fields.slice(0, index).map(({ name }) => name);
      for (const name of dependsOn) expect(before).toContain(name);
    }
  }
});

describe("calls", () => {
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
  const vehicle = samples.queryVehicle.data;

  test("a look-up by document carries serial and number as one", async () => {
    const { api, asked } = recorder();
    await trafficFlow.lookUp(api, { ...values, documentSerial: "FP", documentNumber: "373220" });
    expect(asked[0]?.path).toBe(calls.queryVehicle.path);
    const input = asked[0]?.input as RequestOf<typeof queryVehicle>;
    expect(input).toMatchObject({
      licensePermitNumber: "FP373220",
      licensePlateNumber: "34ABC123",
      isYK: false,
      cityCode: "34",
    });
    expect(v.is(calls.queryVehicle.request.schema, calls.queryVehicle.request.encode(input))).toBe(
      true,
    );
  });

  test("a quote carries the person, the document and the campaign, and of a vehicle looked up nothing", async () => {
    const { api, asked } = recorder();
    const typed = { ...values, documentSerial: "FP", documentNumber: "373220" };
    await trafficFlow.createQuote(api, typed, { utm_source: "a" });
    const input = asked[0]?.input as RequestOf<typeof createTrafficQuote>;
    expect(input).toMatchObject({
      licensePermitNumber: "FP373220",
      surname: "Şimşek",
      campaign: { utm_source: "a" },
    });
    expect(input).not.toHaveProperty("usingType");
    const { schema, encode } = calls.createTrafficQuote.request;
    expect(v.is(schema, encode(input))).toBe(true);
  });

  test("a vehicle typed in by hand is one the call takes, without a step of its own", async () => {
    const typed = {
      model: "046001",
      modelYear: "2020",
      usingType: "hususi-otomobil",
      fuelType: "benzin",
      engineNumber: "ABC1234567",
      frameNumber: "NM0ABCDEFGH123456",
      seatCount: 5,
      firstTrafficDate: "2020-06-15",
    };
    const { api, asked } = recorder();
    await trafficFlow.createQuote(api, { ...values, ...typed }, {});
    expect(asked[0]?.input).toMatchObject({ brandCodeFull: "046001", modelYear: 2020 });
    expect(asked[0]?.input).not.toHaveProperty("step");
    const { schema, encode } = calls.createTrafficQuote.request;
    expect(v.is(schema, encode(asked[0]?.input as never))).toBe(true);
  });

  test("the end of a running policy is known from the registry", () => {
    expect(trafficFlow.renewalOf(vehicle)).toBe("2026-12-01");
  });
});
