import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import type { CheckedValues } from "#shared/fields/field.ts";
import { addDays, formatDate } from "#shared/format/date.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { entryOf, exitOf, mostTrips, schengenDays } from "#shared/tools/schengen-days.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import type { FieldErrors } from "../tool-work.ts";
import { workOf } from "../tool-work.ts";
import {
  daysWithin,
  firstBreach,
  longestStay,
  nextEntry,
  nextFreed,
  usedDays,
  windowStart,
} from "./compute.ts";
import type { Stay } from "./compute.ts";
import { schengenDaysCopy as copy } from "./copy.ts";
import { stayRules } from "./tariff.ts";
import type { StayRule } from "./tariff.ts";

interface Trip extends Stay {
  readonly isOpen: boolean;
}

interface Trips {
  readonly trips: readonly Trip[];
  /** One without its last day that begins after the day that was asked about. */
  readonly hasOpenLater: boolean;
}

/** What was typed as trips. One without its last day lasts until the day that was asked about. */
function readTrips(values: CheckedValues, day: string): Result<Trips, FieldErrors> {
  const trips: Trip[] = [];
  let hasOpenLater = false;
  for (let at = 1; at <= mostTrips; at += 1) {
    const [from, to] = [values[entryOf(at)], values[exitOf(at)]];
    if (typeof from !== "string") {
      if (typeof to === "string") return err({ [entryOf(at)]: copy.entryFirst });
    } else if (typeof to === "string") {
      if (to < from) return err({ [exitOf(at)]: copy.exitBeforeEntry });
      trips.push({ from, to, isOpen: false });
    } else if (from > day) hasOpenLater = true;
    else trips.push({ from, to: day, isOpen: true });
  }
  return ok({ trips, hasOpenLater });
}

const note = (tone: "info" | "warning", text: string): ToolBlock => ({ kind: "note", tone, text });

export const schengenDaysWork = workOf(schengenDays, {
  answer({ day: asked, ...values }, today) {
    const rule = tariffOn(stayRules, today);
    const day = asked ?? today;
    const read = readTrips(values, day);
    if (!read.ok) return read;
    const { trips, hasOpenLater } = read.value;
    const isEmpty = trips.length === 0 && !hasOpenLater && asked === undefined;
    if (rule === undefined || isEmpty) return ok([]);
    const breach = firstBreach(trips, rule);
    return ok([
      headline(trips, day, rule),
      ...(breach === undefined
        ? []
        : [note("warning", copy.breach(formatDate(breach), rule.stayDays))]),
      ...(hasOpenLater ? [note("warning", copy.openLater)] : []),
      countRows(trips, day, rule),
      ...coming(trips, day, rule),
      ...tripTable(trips, day, rule),
      ...(doOverlap(trips) ? [note("info", copy.overlap)] : []),
      note("info", copy.rule),
    ]);
  },
});

/** For how long somebody may stay from the day that was asked about. */
function headline(trips: readonly Trip[], day: string, rule: StayRule): ToolBlock {
  const days = longestStay(trips, day, rule);
  const isThere = trips.some(({ from, to }) => from <= day && day <= to);
  return {
    kind: "figure",
    title: (isThere ? copy.there : copy.title)(formatDate(day)),
    value: copy.days(days),
    note:
      days === 0
        ? (isThere ? copy.noStay : copy.noEntry)(rule.stayDays, rule.windowDays)
        : copy.until(formatDate(addDays(day, days - 1))),
  };
}

function countRows(trips: readonly Trip[], day: string, rule: StayRule): ToolBlock {
  const used = usedDays(trips, day, rule);
  const period = copy.window(formatDate(windowStart(day, rule)), formatDate(day));
  return {
    kind: "rows",
    rows: [
      { label: copy.used, value: copy.days(used), hint: period },
      {
        label: copy.left,
        value: copy.days(Math.max(0, rule.stayDays - used)),
        hint: copy.leftHint,
      },
    ],
  };
}

/** When somebody may enter, when the next day is free again, and when all of them are. */
function coming(trips: readonly Trip[], day: string, rule: StayRule): ToolBlock[] {
  const freed = nextFreed(trips, day, rule);
  const [last] = trips.map(({ to }) => to).toSorted((one, other) => other.localeCompare(one));
  const isFull = longestStay(trips, day, rule) === 0;
  const dates = [
    ...(isFull ? [{ label: copy.entry, day: nextEntry(trips, day, rule) }] : []),
    ...(freed === undefined || isFull
      ? []
      : [{ label: copy.freed, day: freed, note: copy.freedNote }]),
    ...(last === undefined || freed === undefined
      ? []
      : [
          {
            label: copy.whole(rule.stayDays),
            day: addDays(last, rule.windowDays),
            note: copy.wholeNote,
          },
        ]),
  ];
  return dates.length === 0 ? [] : [{ kind: "dates", title: copy.datesTitle, dates }];
}

/** Whether two trips have a day in common, which both rows of the table count. */
function doOverlap(trips: readonly Trip[]): boolean {
  const byStart = trips.toSorted((one, other) => one.from.localeCompare(other.from));
  let last = "";
  return byStart.some(({ from, to }) => {
    const isCommon = from <= last;
    if (to > last) last = to;
    return isCommon;
  });
}

function tripTable(trips: readonly Trip[], day: string, rule: StayRule): ToolBlock[] {
  if (trips.length === 0) return [];
  return [
    {
      kind: "table",
      title: copy.tripsTitle,
      columns: [copy.trip, copy.all, copy.counting],
      rows: trips.map((trip) => ({
        cells: [
          `${formatDate(trip.from)} – ${trip.isOpen ? copy.still : formatDate(trip.to)}`,
          String(daysWithin(trip, trip.from, trip.to)),
          String(daysWithin(trip, windowStart(day, rule), day)),
        ],
      })),
    },
  ];
}
