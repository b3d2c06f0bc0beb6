import type { Identity } from "#shared/fields/identity.ts";
import { identityTypes as typed } from "#shared/fields/identity.ts";

/**
 * How a verification by SMS is used. `mfa`: the code itself is handed to whoever asked for it, unconfirmed; `single`:
 * only the phone is to be proved; `quote`: a step of a quote, which goes on with who the visitor is.
 */
export type SmsMode = "mfa" | "single" | "quote";

/** Kinds of identity, as the wire numbers them. */
export const identityTypes = {
  nationalNumber: Number(typed.number),
  passport: Number(typed.passport),
} as const;

/** The kind of identity a form names; a T.C. kimlik no unless it says passport. */
export const identityTypeOf = (text: string | undefined): number =>
  Number(text) === identityTypes.passport ? identityTypes.passport : identityTypes.nationalNumber;

export interface Verification {
  readonly mode: SmsMode;
  /** What the line takes of its holder; nothing outside a quote. */
  readonly identities: readonly Identity[];
  readonly identityType: number;
}

/** What follows a code: the parent takes it, the flow goes to its next step, or the civil registry is asked first. */
export type AfterCode = "hand-over" | "next-step" | "check-identity";

/** Somebody with a passport is not in the civil registry, so nobody asks it. */
export function afterCode({ mode, identities, identityType }: Verification): AfterCode {
  if (mode === "mfa") return "hand-over";
  const isByPassport = identityType === identityTypes.passport && identities.includes("passport");
  return mode === "single" || isByPassport ? "next-step" : "check-identity";
}
