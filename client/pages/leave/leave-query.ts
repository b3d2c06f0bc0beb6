import { groundIds } from "#shared/calls/policy/grounds.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import { parseDisplayDate } from "#shared/format/date.ts";

/** What the page's address says of why and since when a policy is left. */
export const leaveQuery = {
  ground: "neden",
  day: "gun",
  claim: "tazminat",
  again: "yeniden",
  /** Said with every press, so that one without a ground is told from the page as it was opened. */
  asked: "soruldu",
} as const;

export interface Wanted {
  readonly ground?: GroundId;
  /** As it was typed. */
  readonly typedDay: string;
  /** "YYYY-MM-DD", where it names a day. */
  readonly eventDay?: string;
  readonly hasClaim: boolean;
  readonly isAgain: boolean;
  readonly isAsked: boolean;
}

/** Reads it, from an address or from the form that carries it along. */
export function wantedIn(values: Pick<URLSearchParams | FormData, "get" | "has">): Wanted {
  const named = values.get(leaveQuery.ground);
  const ground = groundIds.find((id) => id === named);
  const typed = values.get(leaveQuery.day);
  const typedDay = typeof typed === "string" ? typed.trim() : "";
  const day = parseDisplayDate(typedDay);
  return {
    ...(ground === undefined ? {} : { ground }),
    typedDay,
    ...(day.ok ? { eventDay: day.value } : {}),
    hasClaim: values.get(leaveQuery.claim) === "on",
    isAgain: values.get(leaveQuery.again) === "1",
    isAsked: values.has(leaveQuery.asked),
  };
}
