import { kaskoTerms } from "#shared/lines/kasko/terms.ts";
import { ageOn } from "#shared/format/date.ts";
import { formatLira } from "#shared/format/money.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import type { InsuredVehicle } from "../../assets/vehicle/facts.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import { fuels, isFuel } from "../../domain/fuel.ts";
import type { RequestOf } from "../../lines/request.ts";
import { trafikHistoryOf } from "../../lines/trafik/history.ts";
import { provinceName } from "../../registries/places.ts";
import type { BonusMalusStep } from "../../registries/insurance-bureau.ts";
import { vehicleValueKurus } from "../../registries/vehicle-values.ts";
import type { LineExamples } from "./example.ts";
import { example, holder } from "./example.ts";

const egea: InsuredVehicle = {
  plate: "34ABC123",
  provinceCode: "34",
  usage: "hususi-otomobil",
  brand: "Tofaş-Fiat",
  model: "Egea Sedan 1.4 Fire",
  modelYear: 2021,
  fuel: "benzin",
  seats: 5,
  engineNumber: "940C10001234",
  chassisNumber: "NM435600006123456",
  firstRegistration: "2021-05-15",
};

const clio: InsuredVehicle = {
  ...egea,
  brand: "Renault (Oyak)",
  model: "Clio 1.0 TCe",
  modelYear: 2024,
  firstRegistration: "2024-05-15",
};

/** The vehicle as one of another province. */
const from = (provinceCode: string, vehicle: InsuredVehicle): InsuredVehicle => ({
  ...vehicle,
  plate: `${provinceCode}ABC123`,
  provinceCode,
});

type VehicleRequest = RequestOf<"trafik" | "ikincieltrafik" | "galericikisatrafik" | "kasko">;

const fuelName = (fuel: string): string => (isFuel(fuel) ? toTurkishLower(fuels[fuel]) : fuel);

/** What every price of a vehicle depends on, as a sentence: "İstanbul plakalı, 2021 model …; sahibi 41 yaşında". */
function vehicleText({ insured: [vehicle], holder: owner, startDate }: VehicleRequest): string {
  const { provinceCode, modelYear, brand, model, fuel, usage } = vehicle;
  const kind = toTurkishLower(usageOf(usage)?.label ?? usage);
  const age =
    owner.birthDate === undefined ? "" : `; sahibi ${ageOn(owner.birthDate, startDate)} yaşında`;
  return `${provinceName(provinceCode)} plakalı, ${modelYear} model ${brand} ${model} (${fuelName(fuel)}, ${kind})${age}`;
}

/** Insured by its owner for the first time, or renewed on the day the old policy ends, at the step it has come to. */
const traffic = (vehicle: InsuredVehicle, renewedAt?: BonusMalusStep) =>
  example(
    (day): RequestOf<"trafik"> => ({
      productId: "trafik",
      holder: { ...holder, provinceCode: vehicle.provinceCode },
      insured: [vehicle],
      history:
        renewedAt === undefined
          ? trafikHistoryOf(undefined, vehicle, day)
          : { bonusMalusStep: renewedAt, isFleet: false, previousPolicyEnd: day },
      startDate: day,
      terms: {},
      provisional: [],
    }),
    (request) => {
      const { bonusMalusStep: step, previousPolicyEnd } = request.history;
      const history =
        previousPolicyEnd === undefined ? "adına ilk kez sigortalanıyor" : "süresinde yenileniyor";
      return `${vehicleText(request)}, basamağı ${step}; araç ${history}.`;
    },
  );

export const trafikExamples: LineExamples = {
  examples: [traffic(egea), traffic(egea, 7), traffic(from("06", egea))],
};

const used = (vehicle: InsuredVehicle) =>
  example(
    (day): RequestOf<"ikincieltrafik"> => ({
      productId: "ikincieltrafik",
      holder: { ...holder, provinceCode: vehicle.provinceCode },
      insured: [vehicle],
      history: trafikHistoryOf(undefined, vehicle, day),
      startDate: day,
      terms: {},
      provisional: [],
    }),
    (request) =>
      `${vehicleText(request).replace("sahibi", "alıcısı")}, basamağı ${request.history.bonusMalusStep}.`,
  );

export const ikincieltrafikExamples: LineExamples = {
  examples: [used(egea), used(from("35", egea))],
};

const inStock = (duration: RequestOf<"galericikisatrafik">["terms"]["duration"]) =>
  example(
    (day): RequestOf<"galericikisatrafik"> => ({
      productId: "galericikisatrafik",
      holder: { kind: "company", nationalNumber: "1234567890", provinceCode: "34" },
      insured: [{ ...egea, tradeLicence: "3400123" }],
      history: trafikHistoryOf(undefined, egea, day),
      startDate: day,
      terms: { duration },
      provisional: [],
    }),
    (request) =>
      `${vehicleText(request)}; sahibi bir şirket, basamağı ${request.history.bonusMalusStep}.`,
  );

export const galericikisatrafikExamples: LineExamples = {
  examples: [inStock("30"), inStock("90")],
};

const own = (
  vehicle: InsuredVehicle,
  noClaimsLevel: RequestOf<"kasko">["history"]["noClaimsLevel"],
) =>
  example(
    (day): RequestOf<"kasko"> => {
      const valueKurus = vehicleValueKurus(vehicle, day);
      if (valueKurus === undefined) throw new Error(`${vehicle.model} has no value on ${day}`);
      return {
        productId: "kasko",
        holder: { ...holder, provinceCode: vehicle.provinceCode },
        insured: [{ ...vehicle, valueKurus }],
        history: { noClaimsLevel },
        startDate: day,
        terms: {
          service: kaskoTerms.service.byDefault,
          deductible: kaskoTerms.deductible.byDefault,
          liability: kaskoTerms.liability.byDefault,
          replacementCar: kaskoTerms.replacementCar.byDefault,
        },
        provisional: [],
      };
    },
    (request) => {
      const [{ valueKurus = 0 }] = request.insured;
      return `${vehicleText(request)}. Listedeki değeri ${formatLira(valueKurus)} TL, hasarsızlık kademesi ${request.history.noClaimsLevel}; sonradan takılan aksesuar yok.`;
    },
  );

export const kaskoExamples: LineExamples = { examples: [own(egea, 3), own(from("06", clio), 0)] };
