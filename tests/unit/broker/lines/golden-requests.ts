import { addDays } from "#shared/format/date.ts";
import { fuels } from "#worker/broker/assets/vehicle/fuel.ts";
import type { Fuel } from "#worker/broker/assets/vehicle/fuel.ts";
import { vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { pick, seedOf } from "#worker/broker/domain/seed.ts";
import { plainPhoneRequest } from "./telefon/request.ts";
import { plainRequest } from "./trafik/request.ts";

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const [firstFuel, ...otherFuels] = Object.keys(fuels) as [Fuel, ...Fuel[]];
const [firstUsage, ...otherUsages] = vehicleUsages.map(({ id }) => id);
const brands = ["Apple", "Samsung", "Xiaomi", "Honor", "Reeder", "TECNO"] as const;
const provisional = [[], [], [], ["history"], ["insured"], ["history", "insured"]] as const;

/** What has become of the insurer's price since: nothing mostly. */
export const goldenFactor = (index: number): number => pick([1, 1, 1.04, 0.93], index);

/** Numbers that depend on the index and a name alone, so that these requests never change. */
const dice = (index: number) => ({
  one: <T>(name: string, items: readonly [T, ...T[]]) => pick(items, seedOf(name, String(index))),
  between: (name: string, least: number, most: number) =>
    least + (seedOf(name, String(index)) % (most - least + 1)),
});

/** A vehicle to be insured, one of many. */
export function goldenVehicle(index: number) {
  const { one, between } = dice(index);
  const provinceCode = String(between("province", 1, 81)).padStart(2, "0");
  const startDate = addDays("2025-07-01", between("start", 0, 580));
  const birthYear = between("birth", 1940, 2015);
  const end = between("end", -400, 60);
  return {
    ...plainRequest,
    holder: {
      kind: one("kind", ["person", "person", "company"]),
      nationalNumber: "10000000146",
      provinceCode,
      ...(birthYear > 2008 ? {} : { birthDate: `${birthYear}-04-12` }),
    },
    insured: [
      {
        ...plainRequest.insured[0],
        plate: `${provinceCode}ABC${between("plate", 100, 999)}`,
        provinceCode,
        usage: one("usage", [firstUsage!, firstUsage!, ...otherUsages]),
        modelYear: between("year", 1980, 2027),
        fuel: one("fuel", [firstFuel, ...otherFuels]),
      },
    ],
    history: {
      bonusMalusStep: one("step", steps),
      isFleet: one("fleet", [false, false, true]),
      ...(end > 0 ? {} : { previousPolicyEnd: addDays(startDate, end) }),
    },
    startDate,
    provisional: one("provisional", provisional),
  } satisfies typeof plainRequest;
}

/** A phone to be insured, one of many. */
export function goldenPhone(index: number) {
  const { one, between } = dice(index);
  const startDate = addDays("2026-01-01", between("start", 0, 400));
  return {
    ...plainPhoneRequest,
    holder: {
      ...plainPhoneRequest.holder,
      birthDate: `${between("birth", 1940, 2015)}-04-12`,
    },
    insured: [
      {
        ...plainPhoneRequest.insured[0],
        brand: one("brand", brands),
        purchaseDate: addDays(startDate, -between("bought", 0, 1400)),
        invoiceKurus: between("invoice", 100_000, 25_000_000),
        isSecondHand: one("second-hand", [false, false, true]),
      },
    ],
    startDate,
  } satisfies typeof plainPhoneRequest;
}
