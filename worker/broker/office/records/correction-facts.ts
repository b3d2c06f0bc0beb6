import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productName } from "#shared/products/catalogue.ts";
import { fuels } from "../../domain/fuel.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type { VehicleCorrection } from "../../assets/vehicle/vehicle-correction-repository.ts";
import { listItems } from "../../reference/list-items.ts";
import { correctionLabels, yesNo } from "./correction-copy.ts";

const nameIn = (group: "MESLEK" | "RENK", id: string): string =>
  listItems(group, "").find((item) => item.id === id)?.text ?? id;

type Texts = {
  readonly [Name in keyof VehicleCorrection]?: (
    value: NonNullable<VehicleCorrection[Name]>,
  ) => string;
};

const inLira = (kurus: number): string => `${formatMoney(kurus)} TL`;

/** Fields whose value does not speak for itself. */
const texts: Texts = {
  usage: (id) => usageOf(id)?.label ?? id,
  fuel: (id) => fuels[id],
  colour: (id) => nameIn("RENK", id),
  firstRegistration: formatDate,
  isOriginalLpg: (isOriginal) => (isOriginal ? yesNo.yes : yesNo.no),
  radioKurus: inLira,
  navigationKurus: inLira,
  steelWheelKurus: inLira,
  otherAccessoryKurus: inLira,
  crossSellingBranches: (ids) => ids.map(productName).join(", "),
  professionCode: (id) => nameIn("MESLEK", id),
};

/** What somebody says of a vehicle, as labels and texts. */
export function correctionFacts(said: VehicleCorrection): (readonly [string, string])[] {
  return Object.entries(said).map(([name, value]) => {
    const field = name as keyof VehicleCorrection;
    const text = texts[field] as ((value: unknown) => string) | undefined;
    return [correctionLabels[field], text === undefined ? String(value) : text(value)] as const;
  });
}
