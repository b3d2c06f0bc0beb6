import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

const minPasswordLength = 4;
const maxPasswordLength = 75;

/** The password of somebody signing in: only present. It is never trimmed. */
export const PasswordSchema = v.pipe(
  v.string(validationCopy.passwordMissing),
  v.nonEmpty(validationCopy.passwordMissing),
  v.maxLength(maxPasswordLength, validationCopy.passwordTooLong),
);

/** A new password: 4 to 75 characters. */
export const NewPasswordSchema = v.pipe(
  PasswordSchema,
  v.minLength(minPasswordLength, validationCopy.passwordTooShort),
);

/**
 * Rule for an object with `password` and `passwordRepeat`: they must match. The issue lands on the repeat, and is found
 * even while other fields are still wrong.
 */
export function passwordsMatch<T extends { password: string; passwordRepeat: string }>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const input = Object(dataset.value) as Partial<T>;
    if (!input.passwordRepeat || input.password === input.passwordRepeat) return;
    const value = input.passwordRepeat;
    addIssue({
      message: validationCopy.passwordMismatch,
      path: [{ type: "object", origin: "value", input: {}, key: "passwordRepeat", value }],
    });
  });
}
