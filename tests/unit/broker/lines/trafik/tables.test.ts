import { describe, expect, it } from "vitest";
import { isCalendarDate } from "#shared/format/date.ts";
import { provinces } from "#worker/broker/registries/places.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import { bsmv, guaranteeFund, trafficFund } from "#worker/broker/lines/rating/levies.ts";
import { trafikCeilings } from "#worker/broker/lines/trafik/tariff/ceilings.ts";
import { vehicleClasses } from "#worker/broker/assets/vehicle/vehicle-class.ts";
import { trafikClasses } from "#worker/broker/lines/trafik/tariff/classes.ts";
import { trafikLimits } from "#worker/broker/lines/trafik/tariff/limits.ts";
import {
  trafikElectric,
  trafikFleet,
  trafikLateRenewal,
} from "#worker/broker/lines/trafik/tariff/loadings.ts";
import { trafikProvinces } from "#worker/broker/lines/trafik/tariff/provinces.ts";
import { trafikSteps } from "#worker/broker/lines/trafik/tariff/steps.ts";

const tables: readonly (readonly [string, readonly TariffRow[]])[] = [
  ["ceilings", trafikCeilings],
  ["classes", trafikClasses],
  ["limits", trafikLimits],
  ["electric", trafikElectric],
  ["fleet", trafikFleet],
  ["late renewal", trafikLateRenewal],
  ["provinces", trafikProvinces],
  ["steps", trafikSteps],
  ["guarantee fund", guaranteeFund.rates],
  ["traffic fund", trafficFund.rates],
  ["BSMV", bsmv.rates],
];

describe.each(tables)("the table of %s", (_, table) => {
  it("has one row a day, each with a real date and a source", () => {
    const days = table.map(({ validFrom }) => validFrom);
    expect(new Set(days).size).toBe(days.length);
    expect(days.every(isCalendarDate)).toBe(true);
    expect(table.every(({ source }) => source.length > 10)).toBe(true);
  });

  it("covers every day the ceilings cover", () => {
    const first = table.map(({ validFrom }) => validFrom).toSorted()[0]!;
    expect(first <= "2025-07-01").toBe(true);
  });
});

describe("traffic tables", () => {
  it("put every province into exactly one group", () => {
    const codes = provinces().map(({ code }) => code);
    for (const { groups } of trafikProvinces) {
      expect(groups.flatMap((group) => group.codes).toSorted()).toEqual(codes.toSorted());
    }
  });

  it("hold amounts in whole kuruş", () => {
    expect(trafikCeilings.every(({ baseKurus }) => Number.isInteger(baseKurus))).toBe(true);
  });

  it("project 1.14 % a month after February 2026 and say so", () => {
    const projected = trafikCeilings.filter(({ validFrom }) => validFrom > "2026-02-01");
    expect(projected).toHaveLength(10);
    projected.forEach(({ baseKurus, confidence }, index) => {
      expect(baseKurus).toBe(Math.round(1_609_352 * 1.0114 ** (index + 1)));
      expect(confidence).toBe("estimate");
    });
  });

  it("give every class a ratio and a limit per accident", () => {
    for (const name of vehicleClasses) {
      for (const { ratios } of trafikClasses) expect(ratios[name].ratio).toBeGreaterThan(0);
      for (const { perPersonKurus, perAccidentKurus } of trafikLimits) {
        expect(perAccidentKurus[name] / perPersonKurus).toBeGreaterThan(2.2);
      }
    }
  });
});
