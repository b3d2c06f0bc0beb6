import type { FormFailure } from "#shared/forms/parse-form.ts";

/** What the forms about who buys say of themselves. */
export const policyholderIntent = "policyholder";
/** And the one by which it is the insured again. */
export const noPolicyholderIntent = "no-policyholder";

export interface PolicyholderOutcome {
  readonly policyholder: Partial<FormFailure> & { readonly message?: string };
}
