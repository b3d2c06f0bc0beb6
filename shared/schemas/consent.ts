import * as v from "valibot";

const ticked: readonly unknown[] = [true, "true", "on", "1"];
const box = v.optional(v.union([v.boolean(), v.string()]), false);

/** A box that must be ticked. Forms send `on`, or nothing at all when it is not. */
export function requiredConsent(message: string) {
  return v.pipe(
    box,
    v.check((value) => ticked.includes(value), message),
    v.transform(() => true as const),
  );
}

/** A box that may be left alone; yields whether it was ticked. */
export const OptionalConsentSchema = v.pipe(
  box,
  v.transform((value) => ticked.includes(value)),
);
