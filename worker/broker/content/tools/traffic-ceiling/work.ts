import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { addDays, formatDate } from "#shared/format/date.ts";
import { formatLira, formatMoney } from "#shared/format/money.ts";
import { withinSentence } from "#shared/format/turkish-case.ts";
import { err, ok } from "#shared/result.ts";
import { stepNames } from "#shared/tools/step-names.ts";
import { trafficCeiling } from "#shared/tools/traffic-ceiling.ts";
import { usageOf, vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { trafikCeiling } from "#worker/broker/lines/trafik/ceiling.ts";
import type { CeilingInput } from "#worker/broker/lines/trafik/ceiling.ts";
import { assumptionCopy } from "#worker/broker/lines/trafik/copy.ts";
import { lateAdjustment } from "#worker/broker/lines/trafik/rating.ts";
import { lateDays, lateSurchargePercent } from "#worker/broker/lines/trafik/history.ts";
import { trafikLateRenewal } from "#worker/broker/lines/trafik/tariff/loadings.ts";
import type { BonusMalusStep } from "#worker/broker/lines/trafik/tariff/steps.ts";
import { multiplied } from "#worker/broker/lines/rating/premium-step.ts";
import { provinceName, provinces } from "#worker/broker/registries/places.ts";
import { monthOf, publishedOn } from "../../figures.ts";
import { figure } from "../figure.ts";
import { premiumRows } from "../premium-rows.ts";
import { workOf } from "../tool-work.ts";
import { trafficCeilingCopy as copy } from "./copy.ts";

export const trafficCeilingWork = workOf(trafficCeiling, {
  answer({ province, usage: id, fuel = "benzin", step, previousEnd }, day) {
    const name = provinceName(province);
    if (name === undefined) return err({ province: copy.unknownProvince });
    const usage = usageOf(id);
    if (usage === undefined) return err({ usage: copy.unknownUsage });
    const input: CeilingInput = {
      provinceCode: province,
      vehicleClass: usage.vehicleClass,
      bonusMalusStep: Number(step) as BonusMalusStep,
      fuel,
      isFleet: false,
      date: day,
    };
    const ceiling = trafikCeiling(input);
    if (!ceiling.ok) return ok([{ kind: "note", tone: "warning", text: copy.noTariff }]);
    const { kurus, steps, estimates } = ceiling.value;
    const days = lateDays(previousEnd, day);
    const late = multiplied(kurus, lateAdjustment(days, day));
    const total = late.at(-1)?.totalKurus ?? kurus;
    return ok([
      {
        kind: "amount",
        title: copy.amountTitle(monthOf(day), late.length > 0),
        kurus: total,
        note: copy.amountNote(name, usage.label, input.bonusMalusStep),
      },
      ...lateNotes(days, total - kurus, day),
      premiumRows(copy.stepsTitle, [...steps, ...late]),
      stepTable(input),
      classTable(input, name),
      placeTable(input, usage.label),
      { kind: "note", tone: "info", text: copy.meaning },
      ...estimated(input, estimates),
    ]);
  },
  tables: (_asked, day) => lateTable(day),
});

/** What of the ceiling is estimated, and what it was in the month that was published last. */
function estimated(input: CeilingInput, estimates: readonly string[]): ToolBlock[] {
  if (estimates.length === 0) return [];
  const text = assumptionCopy.estimates(estimates.map(withinSentence).join(", "));
  const month = publishedOn(input.date)[0]?.validFrom;
  const then = month === undefined ? undefined : trafikCeiling({ ...input, date: month });
  const isSame = month?.slice(0, 7) === input.date.slice(0, 7);
  return [
    { kind: "note", tone: "info", text },
    ...(month === undefined || then?.ok !== true || isSame
      ? []
      : [
          {
            kind: "note",
            tone: "info",
            text: copy.published(monthOf(month), formatLira(then.value.kurus)),
          } as const,
        ]),
  ];
}

/** What a policy that begins on a day costs more for being so many days late, and from when on it is more still. */
function lateNotes(days: number, kurus: number, day: string): ToolBlock[] {
  const row = tariffOn(trafikLateRenewal, day);
  const percent = lateSurchargePercent(days, day);
  if (row === undefined || percent === 0) return [];
  const untilMore = Math.ceil(days / row.periodDays) * row.periodDays + 1;
  const more = lateSurchargePercent(untilMore, day);
  const dayOfMore = addDays(day, untilMore - days);
  return [
    {
      kind: "note",
      tone: "warning",
      text: [
        copy.late(days, percent, formatMoney(kurus)),
        more > percent ? copy.later(formatDate(dayOfMore), more) : copy.atMost,
      ].join(" "),
    },
  ];
}

/** The same vehicle on each step. */
function stepTable(input: CeilingInput): ToolBlock {
  const all = Object.keys(stepNames).map((step) => Number(step) as BonusMalusStep);
  return {
    kind: "table",
    title: copy.steps,
    columns: [copy.step, copy.ceiling],
    rows: all.map((bonusMalusStep) => {
      const found = trafikCeiling({ ...input, bonusMalusStep });
      return {
        cells: [String(bonusMalusStep), found.ok ? formatLira(found.value.kurus) : ""],
        ...(bonusMalusStep === input.bonusMalusStep ? { isChosen: true } : {}),
      };
    }),
  };
}

/** Ceilings with those that cost the same in one row, each named by all it is for. */
function rowsByCeiling(
  ways: readonly {
    readonly name: string;
    readonly input: CeilingInput;
    readonly isChosen: boolean;
  }[],
) {
  const rows = new Map<number, { readonly names: string[]; isChosen: boolean }>();
  for (const { name, input, isChosen } of ways) {
    const found = trafikCeiling(input);
    if (!found.ok) continue;
    const row = rows.get(found.value.kurus) ?? { names: [], isChosen: false };
    if (!row.names.includes(name)) row.names.push(name);
    rows.set(found.value.kurus, { ...row, isChosen: row.isChosen || isChosen });
  }
  return [...rows].map(([kurus, { names, isChosen }]) => ({
    cells: [names.join(", "), formatLira(kurus)],
    ...(isChosen ? { isChosen: true } : {}),
  }));
}

/** Each class of vehicle in the same province and on the same step. */
const classTable = (input: CeilingInput, province: string): ToolBlock => ({
  kind: "table",
  title: copy.classes,
  note: copy.classesNote(province, input.bonusMalusStep),
  columns: [copy.usage, copy.ceiling],
  rows: rowsByCeiling(
    vehicleUsages.map(({ label, vehicleClass }) => ({
      name: label,
      input: { ...input, vehicleClass, fuel: vehicleClass === "car" ? input.fuel : "benzin" },
      isChosen: vehicleClass === input.vehicleClass,
    })),
  ),
});

/** The same vehicle in each province. */
const placeTable = (input: CeilingInput, usage: string): ToolBlock => ({
  kind: "table",
  title: copy.places,
  note: copy.placesNote(usage, input.bonusMalusStep),
  columns: [copy.place, copy.ceiling],
  rows: rowsByCeiling(
    provinces().map(({ code, name }) => ({
      name,
      input: { ...input, provinceCode: code },
      isChosen: code === input.provinceCode,
    })),
  ),
});

function lateTable(day: string): BlockOf<"table">[] {
  const row = tariffOn(trafikLateRenewal, day);
  if (row === undefined) return [];
  const periods = Math.ceil(row.maxPercent / row.percentPerPeriod);
  return [
    {
      kind: "table",
      title: copy.lateTitle,
      note: copy.lateNote,
      columns: [copy.days, copy.percent],
      rows: Array.from({ length: periods }, (_, at) => {
        const from = at * row.periodDays + 1;
        const to = from + row.periodDays - 1;
        const range = at === periods - 1 ? copy.daysAndMore(from) : copy.dayRange(from, to);
        return { cells: [range, `%${figure(lateSurchargePercent(from, day))}`] };
      }),
    },
  ];
}
