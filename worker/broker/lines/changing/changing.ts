import * as v from "valibot";
import type { ChangeId } from "#shared/calls/policy/change-fields.ts";
import { changeIds } from "#shared/calls/policy/change-fields.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { fieldsFor } from "#shared/fields/field.ts";
import { todayInIstanbul, daysBetween } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { tariffOn } from "../../domain/tariff.ts";
import { daysOf } from "../leaving/leaving.ts";
import type { PolicyPeriod } from "../policy-period.ts";
import type { QuoteRequest } from "../request.ts";
import { areaChange } from "./area-change.ts";
import type { Changed, ChangeRule, Faults } from "./change-rule.ts";
import { changes } from "./tariff/changes.ts";
import { travellerChange } from "./traveller-change.ts";
import { plateChange, registrationChange } from "./vehicle-changes.ts";

const rules: Readonly<Record<ChangeId, ChangeRule>> = {
  plate: plateChange,
  registration: registrationChange,
  area: areaChange,
  traveller: travellerChange,
};

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
  if (now >= period.endsAt) return [];
  return changeIds.flatMap((id) => {
    const row = tariffOn(changes[id], todayInIstanbul(now));
    const { fields, isFor } = rules[id];
    if (row === undefined || !isFor(request)) return [];
    return row.until === "start" && now >= period.startsAt ? [] : [{ id, fields }];
  });
}

/** What is wanted of a policy, by the names of its fields; messages by name where it cannot be so. Repeating it changes nothing more. */
export function changed(
  request: QuoteRequest,
  id: ChangeId,
  texts: ReadonlyMap<string, string>,
  now: number,
): Result<Changed, Faults> {
  const { fields, apply } = rules[id];
  const typed = Object.fromEntries(texts);
  const judged = fieldsFor(fields, [], typed).map(({ name, schema }) => {
    return [name, v.safeParse(schema(now), typed[name] ?? "")] as const;
  });
  const faults = judged.flatMap(([name, { issues }]) =>
    issues === undefined ? [] : [[name, issues[0].message] as const],
  );
  if (faults.length > 0) return err(Object.fromEntries(faults));
  const wanted = apply(
    request,
    new Map(
      judged.flatMap(([name, { output }]) =>
        output === undefined ? [] : [[name, String(output)]],
      ),
    ),
  );
  if (!wanted.ok) return wanted;
  const rows = wanted.value.rows.filter(({ before, after }) => before !== after);
  return ok({ ...wanted.value, rows });
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
