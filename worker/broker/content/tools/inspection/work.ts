import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { daysBetween, formatDate } from "#shared/format/date.ts";
import { formatLira, formatMoney } from "#shared/format/money.ts";
import { ok } from "#shared/result.ts";
import { inspection } from "#shared/tools/inspection.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import { inspectionFees, uninspectedFines } from "../../public-figures.ts";
import type { InspectionFeeRow } from "../../public-figures.ts";
import { figure } from "../figure.ts";
import { addMonths, addYears } from "../months.ts";
import { workOf } from "../tool-work.ts";
import { dueDay, lateFee, monthsBegun } from "./compute.ts";
import { inspectionCopy as copy } from "./copy.ts";
import { inspectionIntervals } from "./tariff.ts";
import type { InspectionInterval } from "./tariff.ts";

/** The row of a day; before the first one, that. */
const rowOn = <R extends TariffRow>(rows: readonly R[], day: string): R =>
  tariffOn(rows, day) ?? rows[0]!;

const yearOf = ({ validFrom }: TariffRow): string => validFrom.slice(0, 4);

export const inspectionWork = workOf(inspection, {
  answer(vehicle, day) {
    const interval = rowOn(inspectionIntervals, day).kinds[vehicle.kind];
    const fees = rowOn(inspectionFees, day);
    const due = dueDay(vehicle, interval);
    const isOverdue = due < day;
    const fine = rowOn(uninspectedFines, day);
    return ok([
      dates(due, day, interval),
      ...costs(due, day, fees, interval),
      ...(isOverdue
        ? [
            {
              kind: "note",
              tone: "warning",
              text: copy.overdueNote(formatLira(fine.kurus), yearOf(fine)),
            } as const,
          ]
        : []),
      { kind: "list", title: copy.bringTitle, items: [...copy.bring] },
      ...(yearOf(fees) < day.slice(0, 4)
        ? [{ kind: "note", tone: "warning", text: copy.outdated(yearOf(fees)) } as const]
        : []),
      {
        kind: "note",
        tone: "info",
        text: `${copy.every(interval.firstYears, interval.everyYears)} ${copy.approximate}`,
      },
    ]);
  },
  tables: (_vehicle, day) => [feeTable(rowOn(inspectionFees, day))],
});

function dates(due: string, day: string, { everyYears }: InspectionInterval): ToolBlock {
  const isOverdue = due < day;
  return {
    kind: "dates",
    title: copy.datesTitle,
    dates: [
      {
        label: isOverdue ? copy.overdue : copy.due,
        day: due,
        note: isOverdue ? copy.late(monthsBegun(due, day)) : copy.left(daysBetween(day, due)),
        ...(isOverdue
          ? {}
          : { appointment: { summary: copy.appointment, alarmDays: copy.alarmDays } }),
      },
      {
        label: copy.after,
        day: addYears(isOverdue ? day : due, everyYears),
        note: copy.afterNote(everyYears),
      },
    ],
  };
}

/** What is to be paid today, of what it is made, and when it becomes more. */
function costs(
  due: string,
  day: string,
  fees: InspectionFeeRow,
  { fee }: InspectionInterval,
): ToolBlock[] {
  const kurus = fees.kurus[fee];
  const months = monthsBegun(due, day);
  const added = lateFee(kurus, months, fees.latePercent);
  const year = yearOf(fees);
  const title = months > 0 ? copy.amountTitleLate(year) : copy.amountTitle(year);
  const next = kurus + lateFee(kurus, months + 1, fees.latePercent);
  return [
    {
      kind: "amount",
      title,
      kurus: kurus + added,
      ...(months > 0
        ? { note: copy.nextMonth(formatMoney(next), formatDate(addMonths(due, months))) }
        : {}),
    },
    {
      kind: "rows",
      rows: [
        { label: copy.fee, value: `${formatMoney(kurus)} TL` },
        ...(months > 0
          ? [
              {
                label: copy.surcharge(months, figure(fees.latePercent)),
                value: `${formatMoney(added)} TL`,
              },
            ]
          : []),
        {
          label: copy.exhaust,
          value: `${formatMoney(fees.kurus.exhaust)} TL`,
          hint: copy.exhaustNote,
        },
      ],
    },
  ];
}

function feeTable(fees: InspectionFeeRow): BlockOf<"table"> {
  const kinds = ["car", "heavy", "motorcycle", "exhaust"] as const;
  return {
    kind: "table",
    title: copy.feesTitle(yearOf(fees)),
    note: copy.feesNote,
    columns: [copy.kind, copy.price],
    rows: kinds.map((kind) => ({
      cells: [copy.feeKinds[kind], formatLira(fees.kurus[kind])],
    })),
  };
}
