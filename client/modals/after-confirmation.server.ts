import type { QueryType } from "#shared/calls/verification.ts";

/**
 * How a verification by SMS is used. `mfa`: the code itself is handed to whoever asked for it, unconfirmed; `single`:
 * only the phone is to be proved; `quote`: a step of a quote, which goes on with who the visitor is.
 */
export type SmsMode = "mfa" | "single" | "quote";

/** Kinds of identity a traveller may give, as the wire numbers them. */
export const identityTypes = { nationalNumber: 1, passport: 2 } as const;
export type IdentityType = (typeof identityTypes)[keyof typeof identityTypes];

/** The kind of identity a form names; a T.C. kimlik no unless it says passport. */
export const identityTypeOf = (typed: string | undefined): IdentityType =>
  Number(typed) === identityTypes.passport ? identityTypes.passport : identityTypes.nationalNumber;

export interface Verification {
  readonly mode: SmsMode;
  readonly queryType: QueryType;
  readonly identityType: IdentityType;
}

/** What follows a code: the parent takes it, the flow goes to its next step, or the civil registry is asked first. */
export type AfterCode = "hand-over" | "next-step" | "check-identity";

/** A traveller with a passport is not in the civil registry, so nobody asks it. */
export function afterCode({ mode, queryType, identityType }: Verification): AfterCode {
  if (mode === "mfa") return "hand-over";
  if (queryType === "seyahat" && identityType === identityTypes.passport) return "next-step";
  return mode === "single" ? "next-step" : "check-identity";
}
