import type { DifferenceKind } from "../difference-kind.ts";

/** Attention for an order whose own record cannot be read, and difference of one whose record has been lost. */
export const unreadable = "unreadable";
export const lost: DifferenceKind = "object";

/** What the office may decide of an order whose own record cannot be read. */
export const decisions = ["finish", "refund", "close"] as const;
export type Decision = (typeof decisions)[number];

export const decisionOf = (word: string | null | undefined): Decision | undefined =>
  decisions.find((decision) => decision === word);
