import * as v from "valibot";
import type { ChangeId } from "#shared/calls/policy/change-fields.ts";
import { changeIds } from "#shared/calls/policy/change-fields.ts";
import { vehicle } from "#shared/assets/vehicle.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { todayInIstanbul, daysBetween } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { formatPlate, isUnplated, plateProvinceCode } from "#shared/schemas/vehicle/plate.ts";
import { documentParts } from "#shared/schemas/vehicle/registration-document.ts";
import type { FactsOf } from "../../assets/facts.ts";
import { factsSchema } from "../../assets/facts.ts";
import { assetFacts } from "../../assets/index/facts.ts";
import { tariffOn } from "../../domain/tariff.ts";
import { daysOf } from "../leaving/leaving.ts";
import type { PolicyPeriod } from "../policy-period.ts";
import type { QuoteRequest } from "../request.ts";
import { QuoteRequestSchema } from "../request.ts";
import { noDocument, plateNeeded } from "./copy.ts";
import { changes } from "./tariff/changes.ts";

const { plate, document } = vehicle.fields;
const VehicleSchema = factsSchema(assetFacts.vehicle);
type InsuredVehicle = FactsOf<typeof assetFacts.vehicle>;

/** Fields of the vehicle's own declaration that each change asks for, and whether it is for a vehicle as it stands in the policy. */
const asked: Readonly<
  Record<
    ChangeId,
    {
      readonly fields: readonly NamedField[];
      readonly isFor: (insured: InsuredVehicle) => boolean;
    }
  >
> = {
  plate: {
    fields: [
      { name: "plate", ...plate, hint: undefined },
      { name: "document", ...document },
    ],
    isFor: (insured) => isUnplated(insured.plate),
  },
  registration: {
    fields: [{ name: "document", ...document }],
    isFor: (insured) => !isUnplated(insured.plate),
  },
};

const isVehicle = (one: object): one is InsuredVehicle => v.is(VehicleSchema, one);

/** The vehicle of a request that insures one alone. */
function vehicleOf({ insured: [one, ...others] }: QuoteRequest): InsuredVehicle | undefined {
  return others.length === 0 && isVehicle(one) ? one : undefined;
}

/** A change that may be asked for, and the fields it is asked with. */
export interface ChangeOption {
  readonly id: ChangeId;
  readonly fields: readonly NamedField[];
}

/** What of a policy may be changed at an instant (epoch ms), in the order it is asked; nothing once it is over. */
export function changesOf(
  request: QuoteRequest,
  period: PolicyPeriod,
  now: number,
): readonly ChangeOption[] {
  const insured = vehicleOf(request);
  if (insured === undefined || now >= period.endsAt) return [];
  return changeIds.flatMap((id) => {
    const row = tariffOn(changes[id], todayInIstanbul(now));
    const { fields, isFor } = asked[id];
    if (row === undefined || !isFor(insured)) return [];
    return row.until === "start" && now >= period.startsAt ? [] : [{ id, fields }];
  });
}

/** What is another thing afterwards, in words. */
export interface ChangedRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A policy as it is to be, and what of it is another thing. */
export interface Changed {
  readonly request: QuoteRequest;
  readonly rows: readonly ChangedRow[];
}

const serialOf = ({ document: known }: InsuredVehicle): string => {
  if (known === undefined) return noDocument;
  return known.kind === "permit" ? `${known.serial} ${known.number}` : `ASBİS ${known.number}`;
};

/** What is wanted of a policy, by the names of its fields; messages by name where it cannot be so. Repeating it changes nothing more. */
export function changed(
  request: QuoteRequest,
  id: ChangeId,
  typed: ReadonlyMap<string, string>,
  now: number,
): Result<Changed, Readonly<Record<string, string>>> {
  const insured = vehicleOf(request);
  if (insured === undefined) return err({});
  const judged = asked[id].fields.map(({ name, schema }) => {
    return [name, v.safeParse(schema(now), typed.get(name) ?? "")] as const;
  });
  const faults = judged.flatMap(([name, { issues }]) =>
    issues === undefined ? [] : [[name, issues[0].message] as const],
  );
  if (faults.length > 0) return err(Object.fromEntries(faults));
  const values = new Map(judged.map(([name, { output }]) => [name, String(output)]));
  const newPlate = values.get("plate") ?? insured.plate;
  if (id === "plate" && isUnplated(newPlate)) return err({ plate: plateNeeded });
  const next: InsuredVehicle = {
    ...insured,
    plate: newPlate,
    provinceCode: values.has("plate") ? plateProvinceCode(newPlate) : insured.provinceCode,
    document: { kind: "permit", ...documentParts(values.get("document") ?? "") },
  };
  const whole = v.parse(QuoteRequestSchema, {
    ...request,
    insured: [{ ...request.insured[0], ...next }],
  });
  const rows: readonly ChangedRow[] = [
    { label: plate.label, before: formatPlate(insured.plate), after: formatPlate(newPlate) },
    { label: document.label, before: serialOf(insured), after: serialOf(next) },
  ];
  return ok({ request: whole, rows: rows.filter(({ before, after }) => before !== after) });
}

/**
 * What a change costs, in kuruş, below nothing what it gives back: of the difference between the two prices the days that are left, by the
 * days of the policy's own period, rounded half up.
 */
export function differenceOf(
  period: PolicyPeriod,
  { before, after }: { readonly before: number; readonly after: number },
  now: number,
): number {
  const { from, to, total } = daysOf(period);
  const today = todayInIstanbul(now);
  const left = daysBetween(today < from ? from : today, to);
  return Math.round(((after - before) * Math.max(0, left)) / total);
}
