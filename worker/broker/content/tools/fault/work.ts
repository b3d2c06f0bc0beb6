import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatLira } from "#shared/format/money.ts";
import { err, ok } from "#shared/result.ts";
import { fault, faultCases } from "#shared/tools/fault.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { trafikCeiling } from "#worker/broker/lines/trafik/ceiling.ts";
import { trafikSteps } from "#worker/broker/lines/trafik/tariff/steps.ts";
import type { BonusMalusStep } from "#worker/broker/lines/trafik/tariff/steps.ts";
import { monthOf, publishedOn } from "../../figures.ts";
import { figure } from "../figure.ts";
import { workOf } from "../tool-work.ts";
import { addWorkingDays } from "#worker/broker/domain/working-days.ts";
import { faultCopy as copy } from "./copy.ts";
import { faultDeadlines } from "./tariff.ts";
import type { FaultDeadlines } from "./tariff.ts";

const outcomes = ["other", "both", "own"] as const;
type Outcome = (typeof outcomes)[number];

const best = 8;

/** The step after a year in which this came out: one up without a claim, one down with one of one's own. */
export const stepAfter = (step: number, outcome: Outcome): BonusMalusStep =>
  (outcome === "other" ? Math.min(best, step + 1) : Math.max(0, step - 1)) as BonusMalusStep;

export const faultWork = workOf(fault, {
  answer({ case: letter, side, accidentDate, published, step, province }, day) {
    if (accidentDate !== undefined && published !== undefined && published < accidentDate) {
      return err({ published: copy.publishedFirst });
    }
    const deadlines = tariffOn(faultDeadlines, day) ?? faultDeadlines[0]!;
    const [own, other] = copy.pays[side];
    return ok([
      {
        kind: "note",
        tone: side === "other" ? "success" : "warning",
        title: copy.caseTitle(letter, faultCases[letter]),
        text: copy.who[side],
      },
      {
        kind: "list",
        title: copy.paysTitle,
        items: [`${copy.ownDamage}: ${own}`, `${copy.otherDamage}: ${other}`],
      },
      ...dates(deadlines, accidentDate, published, day),
      {
        kind: "list",
        title: copy.processTitle,
        items: copy.process(deadlines.judgeDays, deadlines.objectDays),
        isOrdered: true,
      },
      ...stepTable(Number(step) as BonusMalusStep, side, province, day),
    ]);
  },
});

function dates(
  { notifyDays, objectDays }: FaultDeadlines,
  accidentDate: string | undefined,
  published: string | undefined,
  day: string,
): ToolBlock[] {
  const last = (
    from: string | undefined,
    days: number,
    label: string,
    note: string,
    summary: string,
  ) => {
    if (from === undefined) return [];
    const until = addWorkingDays(from, days);
    return until < day
      ? [{ label, day: until, note: `${note}; ${copy.isPast}` }]
      : [{ label, day: until, note, appointment: { summary, alarmDays: copy.alarmDays } }];
  };
  const found = [
    ...last(
      published,
      objectDays,
      copy.object,
      copy.objectNote(objectDays),
      copy.objectAppointment,
    ),
    ...last(
      accidentDate,
      notifyDays,
      copy.notify,
      copy.notifyNote(notifyDays),
      copy.notifyAppointment,
    ),
  ];
  if (found.length === 0) return [];
  return [
    { kind: "dates", title: copy.datesTitle, dates: found },
    { kind: "note", tone: "info", text: copy.feasts },
  ];
}

/** What each outcome makes of the step, and of the premium where the ceiling of the province has been published. */
function stepTable(
  step: BonusMalusStep,
  side: Outcome,
  province: string,
  day: string,
): ToolBlock[] {
  const factors = tariffOn(trafikSteps, day)?.factors;
  if (factors === undefined) return [];
  const month = province === "other" ? undefined : publishedOn(day)[0]?.validFrom;
  const ceilingOf = (at: BonusMalusStep): string => {
    const found = trafikCeiling({
      date: month ?? day,
      provinceCode: province,
      bonusMalusStep: at,
      vehicleClass: "car",
      fuel: "benzin",
      isFleet: false,
    });
    return found.ok ? `${formatLira(found.value.kurus)} TL` : "";
  };
  return [
    {
      kind: "table",
      title: copy.stepTitle,
      columns: [
        ...copy.stepColumns,
        ...(month === undefined ? [] : [copy.ceilingColumn(monthOf(month))]),
      ],
      rows: outcomes.map((outcome) => {
        const after = stepAfter(step, outcome);
        return {
          cells: [
            copy.outcomes[outcome],
            copy.stepChange(step, after),
            changeOf(factors[after] / factors[step]),
            ...(month === undefined ? [] : [ceilingOf(after)]),
          ],
          ...(outcome === side ? { isChosen: true } : {}),
        };
      }),
    },
    {
      kind: "note",
      tone: "info",
      text: month === undefined ? copy.stepNote : `${copy.stepNote} ${copy.ceilingNote}`,
    },
  ];
}

function changeOf(factor: number): string {
  const percent = Math.round((factor - 1) * 100);
  if (percent === 0) return copy.same;
  return percent > 0 ? copy.more(figure(percent)) : copy.less(figure(-percent));
}
