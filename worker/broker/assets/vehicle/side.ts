import { numberOf } from "../../domain/holder.ts";
import type { SaidOf } from "#shared/assets/asset.ts";
import { vehicle } from "#shared/assets/vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { formatPlate, maskPlate, plateProvinceCode } from "#shared/schemas/vehicle/plate.ts";
import { documentParts } from "#shared/schemas/vehicle/registration-document.ts";
import type { Failure } from "../../api/failure.ts";
import type { ProvisionalPart } from "../../domain/provisional-part.ts";
import type { RegisteredVehicle, VehicleDocument } from "../../registries/vehicle-registry.ts";
import type { AssetSide, Search } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import { spokenAs } from "../asset-words.ts";
import { vehicleFacts } from "./facts.ts";
import type {
  VehicleExtras,
  VehicleCorrectionRepository,
} from "./vehicle-correction-repository.ts";
import { vehicleIndexOf } from "../../limits/rate-limits.ts";
import type { AssetServices } from "../services.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { brokerCopy } from "../../api/copy.ts";
import { modelOfCode } from "../../registries/vehicle-catalogue.ts";
import type { InsuredVehicle } from "./facts.ts";
import { isFuel } from "../../domain/fuel.ts";
import { usageOf } from "./vehicle-usage.ts";

type Values = SaidOf<typeof vehicle>;

/** What a visitor says of a vehicle; it counts only where the registry is silent. */
export type StatedVehicle = Omit<InsuredVehicle, "plate" | "provinceCode" | "document">;

const statedNames = [
  "modelCode",
  "usage",
  "fuel",
  "engineNumber",
  "chassisNumber",
  "seats",
  "modelYear",
  "firstRegistration",
] as const;

const isSilent = (values: Values): boolean =>
  statedNames.every((name) => values[name] === undefined);

/** Who describes a vehicle describes it whole, in words of the lists. Errors are by wire name. */
export function statedErrors(values: Values, today: string): Record<string, string[]> {
  if (isSilent(values)) return {};
  const { modelCode, usage, fuel, modelYear = 0 } = values;
  const missing = statedNames.filter((name) => values[name] === undefined);
  const unknown = [
    ...(modelCode !== undefined && modelOfCode(modelCode) === undefined
      ? ["modelCode" as const]
      : []),
    ...(usage !== undefined && usageOf(usage) === undefined ? ["usage" as const] : []),
    ...(fuel !== undefined && !isFuel(fuel) ? ["fuel" as const] : []),
  ];
  const isTooNew = modelYear > Number(today.slice(0, 4)) + 1;
  return Object.fromEntries([
    ...missing.map((name) => [vehicle.fields[name].wire, [validationCopy.required]]),
    ...unknown.map((name) => [vehicle.fields[name].wire, [brokerCopy.unknownChoice]]),
    ...(isTooNew ? [[vehicle.fields.modelYear.wire, [validationCopy.dateInvalid]]] : []),
  ]) as Record<string, string[]>;
}

/** The vehicle a visitor describes, brand and model by the catalogue; undefined when they say nothing of it. */
export function statedVehicle(values: Values): StatedVehicle | undefined {
  const { modelCode, usage, fuel, modelYear, seats, engineNumber, chassisNumber } = values;
  const { firstRegistration } = values;
  const known = modelCode === undefined ? undefined : modelOfCode(modelCode);
  if (known === undefined || usage === undefined || fuel === undefined || !isFuel(fuel)) return;
  if (modelYear === undefined || seats === undefined || firstRegistration === undefined) return;
  if (engineNumber === undefined || chassisNumber === undefined) return;
  const { brand, model } = known;
  return {
    brand,
    model,
    modelYear,
    usage,
    fuel,
    seats,
    engineNumber,
    chassisNumber,
    firstRegistration,
  };
}

/** A vehicle before any registry has been asked. */
export interface AskedVehicle {
  readonly plate: string;
  readonly document: VehicleDocument | undefined;
  /** Undefined when the visitor has said nothing, because the look-up is to say it. */
  readonly stated: StatedVehicle | undefined;
}

/** Whoever is asked: the registries, and what the office has accepted. */
interface Sources extends Pick<AssetServices, "bureau" | "vehicles" | "blindIndex"> {
  readonly store: { readonly vehicleCorrections: Pick<VehicleCorrectionRepository, "find"> };
}

/** The vehicle, and what of it its holder has said that no registry knows. */
export interface FoundVehicle extends FoundAsset<typeof vehicleFacts> {
  readonly said: VehicleExtras;
}

/**
 * The vehicle as it is priced: its use and history by the insurance data bureau, which needs no registration document; the
 * vehicle by its registry, where it knows it. What was stated stands in for a silent registry and is provisional; what
 * the office has accepted of corrections said with this phone is laid over the registered vehicle. Fails when the registry
 * is silent and nothing was stated.
 */
export async function findVehicle(
  { plate, document, stated }: AskedVehicle,
  { holder, phoneIndex, now, waitMs }: Search,
  services: Sources,
): Promise<Result<FoundVehicle, Failure>> {
  const { bureau, vehicles, store } = services;
  const nationalNumber = numberOf(holder);
  const today = todayInIstanbul(now);
  const signal = () => AbortSignal.timeout(waitMs);
  const vehicleIndex = await vehicleIndexOf(plate, nationalNumber, services);
  const [corrected, history, registered] = await Promise.all([
    store.vehicleCorrections.find({ vehicleIndex, phoneIndex }),
    bureau.find({ plate, nationalNumber, today }, signal()).catch(() => undefined),
    document && vehicles.find({ plate, document, today }, signal()).catch(() => undefined),
  ]);
  const correction = corrected?.accepted ?? {};
  const record = history?.kind === "found" ? history.record : undefined;
  const known = registered?.kind === "found" ? registered.vehicle : undefined;
  const said = known === undefined ? stated : factsOf({ ...known, ...correction });
  if (said === undefined) return err({ kind: "vehicle-not-found" });
  const provisional: ProvisionalPart[] = [
    ...(history === undefined ? (["history"] as const) : []),
    ...(known === undefined ? (["insured"] as const) : []),
  ];
  const insured = {
    ...said,
    usage: correction.usage ?? record?.usage ?? said.usage,
    plate,
    provinceCode: plateProvinceCode(plate),
    ...(document === undefined ? {} : { document }),
  };
  return ok({ insured, record, provisional, said: corrected?.said ?? {} });
}

const factsOf = ({
  plate: _plate,
  modelCode: _code,
  colour: _colour,
  ...facts
}: RegisteredVehicle) => facts;

/** A vehicle as a quote call names it. */
export const askedVehicle = (values: SaidOf<typeof vehicle>): AskedVehicle => ({
  plate: values.plate,
  document: documentOf(values),
  stated: statedVehicle(values),
});

function documentOf({
  document,
  asbisNumber,
}: SaidOf<typeof vehicle>): VehicleDocument | undefined {
  if (document !== undefined) return { kind: "permit", ...documentParts(document) };
  return asbisNumber === undefined ? undefined : { kind: "asbis", number: asbisNumber };
}

/** A motor vehicle. */
export const vehicleSide: AssetSide<typeof vehicle, typeof vehicleFacts> = {
  asset: vehicle,
  heading: "Araç",
  facts: vehicleFacts,
  errorsOf: statedErrors,
  find: (values, search, services) => findVehicle(askedVehicle(values), search, services),
  findAgain({ plate, document, provinceCode: _province, ...stated }, search, services) {
    return findVehicle({ plate, document, stated }, search, services);
  },
  subjectOf: ({ plate }) => maskPlate(plate),
  ownSubject: ({ plate }) => formatPlate(plate),
  describe: ({ brand, model, modelYear }) => `${brand} ${model} ${modelYear}`,
  spoken: ({ plate }) => spokenAs(`${formatPlate(plate)} plakalı aracınız`),
};
