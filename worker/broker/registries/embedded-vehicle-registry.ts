import type { Fuel } from "../domain/fuel.ts";
import { pick, seedOf } from "../domain/seed.ts";
import type { Step } from "../tariffs/trafik-steps.ts";
import { catalogueModels } from "./vehicle-catalogue.ts";
import type { CatalogueModel } from "./vehicle-catalogue.ts";
import { lastPolicyEnd } from "./policy-history.ts";
import type {
  RegisteredVehicle,
  VehicleAnswer,
  VehicleQuery,
  VehicleRegistry,
} from "./vehicle-registry.ts";

const vinAlphabet = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const colours = ["Beyaz", "Gri", "Siyah", "Mavi", "Kırmızı", "Gümüş Gri", "Lacivert"] as const;
// Most drivers are on the good steps, as in the bureau's statistics.
const steps: readonly [Step, ...Step[]] = [8, 8, 8, 7, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 2, 1, 0];

function characters(length: number, ...seedTexts: string[]): string {
  const one = (_: unknown, index: number): string =>
    vinAlphabet[seedOf(...seedTexts, String(index)) % vinAlphabet.length]!;
  return Array.from({ length }, one).join("");
}

/** Nine of ten vehicles are private cars; İstanbul's `34T…` series are taxis. */
function catalogueModel(plate: string, firstYears: number): CatalogueModel {
  const models = catalogueModels().filter(({ firstYear }) => firstYear <= firstYears);
  const cars = models.filter(({ usage }) => usage === "hususi-otomobil");
  const isCar = /^34T[A-Z]/.test(plate) || seedOf("kind", plate) % 10 !== 0;
  const list = isCar ? cars : models.filter(({ usage }) => usage !== "hususi-otomobil");
  return list[seedOf("model", plate) % list.length]!;
}

function vehicleOf({ plate, nationalNumber, today }: VehicleQuery): RegisteredVehicle {
  const thisYear = Number(today.slice(0, 4));
  const model = catalogueModel(plate, thisYear);
  const years = Math.min(model.lastYear, thisYear) - model.firstYear + 1;
  // Newer years are likelier: the smaller of two draws counts back from the newest.
  const back = Math.min(seedOf("year", plate) % years, seedOf("year2", plate) % years);
  const modelYear = model.firstYear + years - 1 - back;
  const month = 1 + (seedOf("month", plate) % (modelYear === thisYear ? 6 : 12));
  const previousPolicyEnd = lastPolicyEnd(plate, today);
  return {
    plate,
    modelCode: model.code,
    brand: model.brand,
    model: model.model,
    modelYear,
    usage: /^34T[A-Z]/.test(plate) ? "taksi" : model.usage,
    fuel: pick(model.fuels as [Fuel, ...Fuel[]], seedOf("fuel", plate)),
    engineNumber: characters(12, "engine", plate),
    chassisNumber: `NM${characters(15, "chassis", plate)}`,
    firstRegistration: `${modelYear}-${String(month).padStart(2, "0")}-15`,
    seats: model.seats,
    colour: pick(colours, seedOf("colour", plate)),
    step: pick(steps, seedOf("step", plate, nationalNumber)),
    ...(previousPolicyEnd ? { previousPolicyEnd } : {}),
    isFleet: nationalNumber.length === 10 && seedOf("fleet", nationalNumber) % 4 === 0,
  };
}

function answerOf(query: VehicleQuery): VehicleAnswer {
  if (query.document.number.endsWith("9")) return { kind: "not-found" };
  if (query.document.number.endsWith("08")) return { kind: "unavailable" };
  return { kind: "found", vehicle: vehicleOf(query) };
}

/**
 * A registration office in which every plate is a vehicle, always the same one, and every pair of plate and owner has a
 * step. The document's number chooses the less happy answers, so that each can be played: a last digit of 9 is not
 * found (a tenth of all documents), an ending of 08 is out of order.
 *
 * @param wait called before every answer
 */
export function createEmbeddedVehicleRegistry(
  wait: (signal: AbortSignal) => Promise<void>,
): VehicleRegistry {
  return {
    async find(query, signal) {
      await wait(signal);
      return answerOf(query);
    },
  };
}
