import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

const minPasswordLength = 4;
const maxPasswordLength = 75;

/** A password that is only present, as of somebody signing in; `missing` is for one that is not. It is never trimmed. */
export const typedPassword = (missing: string = validationCopy.passwordRequired) =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    v.maxLength(maxPasswordLength, validationCopy.passwordTooLong),
  );

/** A new password: 4 to 75 characters. */
export const newPassword = (missing?: string) =>
  v.pipe(typedPassword(missing), v.minLength(minPasswordLength, validationCopy.passwordTooShort));

export const PasswordSchema = typedPassword();
export const NewPasswordSchema = newPassword();

/** The password of a new member, who is asked for it in words of its own. */
export const MemberPasswordSchema = newPassword(validationCopy.memberPasswordRequired);

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
