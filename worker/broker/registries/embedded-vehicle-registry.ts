import type { Fuel } from "../domain/fuel.ts";
import { pick, seedOf } from "../domain/seed.ts";
import { catalogueModels } from "./vehicle-catalogue.ts";
import type { CatalogueModel } from "./vehicle-catalogue.ts";
import type {
  RegisteredVehicle,
  VehicleAnswer,
  VehicleQuery,
  VehicleRegistry,
} from "./vehicle-registry.ts";

const vinAlphabet = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const colours = ["Beyaz", "Gri", "Siyah", "Mavi", "Kırmızı", "Gümüş Gri", "Lacivert"] as const;

function characters(length: number, ...seedTexts: string[]): string {
  const one = (_: unknown, index: number): string =>
    vinAlphabet[seedOf(...seedTexts, String(index)) % vinAlphabet.length]!;
  return Array.from({ length }, one).join("");
}

const isTaxi = (plate: string): boolean => plate.startsWith("34T");

/** Nine of ten vehicles are private cars; İstanbul's `34T…` series are taxis. */
function catalogueModel(plate: string, firstYears: number): CatalogueModel {
  const models = catalogueModels().filter(({ firstYear }) => firstYear <= firstYears);
  const cars = models.filter(({ usage }) => usage === "hususi-otomobil");
  const isCar = isTaxi(plate) || seedOf("kind", plate) % 10 !== 0;
  const list = isCar ? cars : models.filter(({ usage }) => usage !== "hususi-otomobil");
  return list[seedOf("model", plate) % list.length]!;
}

/** What a plate is registered for. */
export const registeredUsage = (plate: string, today: string): string =>
  isTaxi(plate) ? "taksi" : catalogueModel(plate, Number(today.slice(0, 4))).usage;

function vehicleOf({ plate, today }: VehicleQuery): RegisteredVehicle {
  const thisYear = Number(today.slice(0, 4));
  const model = catalogueModel(plate, thisYear);
  const years = Math.min(model.lastYear, thisYear) - model.firstYear + 1;
  // Newer years are likelier: the smaller of two draws counts back from the newest.
  const back = Math.min(seedOf("year", plate) % years, seedOf("year2", plate) % years);
  const modelYear = model.firstYear + years - 1 - back;
  const month = 1 + (seedOf("month", plate) % (modelYear === thisYear ? 6 : 12));
  return {
    plate,
    modelCode: model.code,
    brand: model.brand,
    model: model.model,
    modelYear,
    usage: registeredUsage(plate, today),
    fuel: pick(model.fuels as [Fuel, ...Fuel[]], seedOf("fuel", plate)),
    engineNumber: characters(12, "engine", plate),
    chassisNumber: `NM${characters(15, "chassis", plate)}`,
    firstRegistration: `${modelYear}-${String(month).padStart(2, "0")}-15`,
    seats: model.seats,
    colour: pick(colours, seedOf("colour", plate)),
  };
}

function answerOf(query: VehicleQuery): VehicleAnswer {
  const { plate, document, chassisNumber } = query;
  if (document.number.endsWith("9")) return { kind: "not-found" };
  if (document.number.endsWith("08")) return { kind: "unavailable" };
  const isNewlyPlated = chassisNumber !== undefined && !isTaxi(plate);
  const vehicle = vehicleOf(query);
  return { kind: "found", vehicle: isNewlyPlated ? { ...vehicle, chassisNumber } : vehicle };
}

/**
 * A registration office in which every plate is a vehicle, always the same one. The document's number chooses the less
 * happy answers, so that each can be played: a last digit of 9 is not found (a tenth of all documents), an ending of 08
 * is out of order. It cannot know which plate a vehicle of before has got: it believes a chassis number that it is asked with,
 * unless the plate is a taxi's.
 *
 * @param wait called before every answer; rejects while the office is out of order
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
