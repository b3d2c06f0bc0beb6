import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatDate } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import { expert, isMotor } from "#shared/tools/expert.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { figure } from "../figure.ts";
import { workOf } from "../tool-work.ts";
import { addWorkingDays } from "#worker/broker/domain/working-days.ts";
import { expertCopy as copy } from "./copy.ts";
import { expertRules } from "./tariff.ts";
import type { ExpertRules } from "./tariff.ts";

export const expertWork = workOf(expert, {
  answer({ branch, damage, reportDate }, day) {
    const rules = tariffOn(expertRules, day) ?? expertRules[0]!;
    const isVehicle = isMotor(branch);
    const [low, high] = rules.thresholds;
    const who = isVehicle
      ? copy.inTurn(formatDate(rules.plannedFor), figure(low), figure(high))
      : copy.byInsurer;
    return ok([
      { kind: "note", tone: "success", title: copy.whoTitle, text: who },
      ...(damage === undefined
        ? []
        : [{ kind: "note", tone: "info", text: copy.damage[damage] } as const]),
      costs(isVehicle),
      ...objection(rules, isVehicle, reportDate, day),
      {
        kind: "list",
        title: copy.documentsTitle,
        items: [...(isVehicle ? copy.vehicleDocuments : copy.otherDocuments)],
      },
      { kind: "note", tone: "info", title: copy.beforeTitle, text: copy.before },
    ]);
  },
});

const costs = (isVehicle: boolean): ToolBlock => ({
  kind: "rows",
  title: copy.costsTitle,
  rows: [
    { label: copy.assigned, value: copy.insurerPays },
    ...(isVehicle ? [] : [{ label: copy.own, value: copy.ownPays, hint: copy.ownNote }]),
  ],
});

/** Until when a report on a vehicle may be objected to; of other branches no deadline is known. */
function objection(
  { objectDays }: ExpertRules,
  isVehicle: boolean,
  reportDate: string | undefined,
  day: string,
): ToolBlock[] {
  const how = { kind: "note", tone: "info", title: copy.datesTitle } as const;
  if (!isVehicle) return [{ ...how, text: `${copy.objectHow} ${copy.noDeadline}` }];
  const text = `${copy.objectHow} ${copy.objectSource}`;
  if (reportDate === undefined) {
    return [{ ...how, text: `${copy.object}: ${copy.objectNote(objectDays)}. ${text}` }];
  }
  const until = addWorkingDays(reportDate, objectDays);
  const note = copy.objectNote(objectDays);
  const appointment = { summary: copy.appointment, alarmDays: copy.alarmDays };
  return [
    {
      kind: "dates",
      title: copy.datesTitle,
      dates: [
        until < day
          ? { label: copy.object, day: until, note: `${note}; ${copy.isPast}` }
          : { label: copy.object, day: until, note, appointment },
      ],
    },
    { kind: "note", tone: "info", text },
  ];
}
