import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatLira } from "#shared/format/money.ts";
import { err, ok } from "#shared/result.ts";
import { vehicleValue } from "#shared/tools/vehicle-value.ts";
import { usageOf } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { bandedOnward } from "#worker/broker/lines/rating/factors.ts";
import { noClaimsLevels } from "#worker/broker/lines/kasko/tariff/levels.ts";
import { kaskoRates } from "#worker/broker/lines/kasko/tariff/rates.ts";
import { modelOfCode } from "#worker/broker/registries/vehicle-catalogue.ts";
import type { CatalogueModel } from "#worker/broker/registries/vehicle-catalogue.ts";
import { vehicleValueLists } from "#worker/broker/registries/vehicle-value-data.ts";
import { vehicleValueKurus } from "#worker/broker/registries/vehicle-values.ts";
import { figure } from "../figure.ts";
import { workOf } from "../tool-work.ts";
import { vehicleValueCopy as copy } from "./copy.ts";

/** Bars that stand beside each other. */
const shownYears = 6;
const kurusPerThousand = 100_000;

const monthText = new Intl.DateTimeFormat("tr-TR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export const vehicleValueWork = workOf(vehicleValue, {
  answer({ brand, modelCode = "", modelYear = 0 }, day) {
    const model = modelOfCode(modelCode);
    if (model === undefined || !modelCode.startsWith(brand))
      return err({ modelCode: copy.unknownModel });
    if (modelYear < model.firstYear || modelYear > model.lastYear) {
      return err({ modelYear: copy.unknownYear });
    }
    const list = tariffOn(vehicleValueLists, day);
    const valueOf = (year: number) => vehicleValueKurus({ ...model, modelYear: year }, day);
    const kurus = valueOf(modelYear);
    if (list === undefined || kurus === undefined) {
      return ok([{ kind: "note", tone: "info", text: copy.noValue }]);
    }
    const month = monthText.format(new Date(`${list.validFrom}T00:00:00Z`));
    const age = Math.max(0, Number(day.slice(0, 4)) - modelYear);
    return ok([
      {
        kind: "amount",
        title: copy.title(month),
        kurus,
        note: copy.name(modelYear, model.brand, model.model),
      },
      { kind: "note", tone: "info", text: copy.estimate },
      yearBars(model, modelYear, valueOf),
      ...premiums(model, kurus, age, day),
      ...(age > copy.oldestListed
        ? [{ kind: "note", tone: "warning", text: copy.tooOld(copy.oldestListed) } as const]
        : []),
    ]);
  },
});

/** The years around the chosen one, the newest first. */
function yearBars(
  { firstYear, lastYear }: CatalogueModel,
  chosen: number,
  valueOf: (year: number) => number | undefined,
): ToolBlock {
  const newest = Math.min(lastYear, Math.max(chosen + 2, firstYear + shownYears - 1));
  const years = Array.from({ length: shownYears }, (_, at) => newest - at);
  const newValue = valueOf(lastYear) ?? 0;
  const lost = newValue === 0 ? 0 : 1 - (valueOf(chosen) ?? 0) / newValue;
  return {
    kind: "bars",
    title: copy.barsTitle,
    text: [copy.barsText, ...(lost > 0 ? [copy.lost(figure(Math.round(lost * 100)))] : [])].join(
      " ",
    ),
    bars: years
      .filter((year) => year >= firstYear)
      .flatMap((year) => {
        const kurus = valueOf(year);
        if (kurus === undefined) return [];
        const thousands = kurus / kurusPerThousand;
        return [
          {
            label: String(year),
            value: thousands,
            text: figure(thousands),
            ...(year === chosen ? { isChosen: true } : {}),
          },
        ];
      }),
  };
}

/** What the usual premium is after years without a claim. */
function premiums(model: CatalogueModel, kurus: number, age: number, day: string): ToolBlock[] {
  const rates = tariffOn(kaskoRates, day);
  const levels = tariffOn(noClaimsLevels, day);
  const usage = usageOf(model.usage);
  if (rates === undefined || levels === undefined || usage === undefined) return [];
  const percent = bandedOnward(rates.percents, age) * rates.classes[usage.vehicleClass];
  const whole = Math.max(rates.minimumKurus, (kurus * percent) / 100);
  return [
    {
      kind: "rows",
      title: copy.premiumTitle,
      rows: ([0, 1, 2, 3, 4] as const).map((level) => {
        const factor = levels.factors[level];
        const yearly = Math.max(rates.minimumKurus, whole * factor);
        return {
          label: level === 4 ? copy.levelAndMore(level) : copy.level(level),
          value: `${formatLira(Math.round(yearly / kurusPerThousand) * kurusPerThousand)} TL`,
          ...(factor < 1 ? { hint: copy.discount(figure(Math.round((1 - factor) * 100))) } : {}),
        };
      }),
    },
    { kind: "note", tone: "info", text: copy.premium(figure(Math.round(percent * 10) / 10)) },
  ];
}
