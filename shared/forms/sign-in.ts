import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredConsent } from "#shared/schemas/consent.ts";
import { adultBirthDate } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import {
  MemberPasswordSchema,
  NewPasswordSchema,
  PasswordSchema,
  passwordsMatch,
  typedPassword,
} from "#shared/schemas/password.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";

/** A password as the browser sends it when it has sealed it for the wire; nobody on the way can judge it. */
const SealedPasswordSchema = v.pipe(
  v.string(validationCopy.passwordRequired),
  v.nonEmpty(validationCopy.passwordRequired),
  v.maxLength(500, validationCopy.passwordTooLong),
);

export const LoginSchema = v.object({ phone: PhoneSchema, password: PasswordSchema });
export const SealedLoginSchema = v.object({ phone: PhoneSchema, password: SealedPasswordSchema });

export const PasswordResetSchema = v.object({
  nationalNumber: NationalNumberSchema,
  phone: PhoneSchema,
});

export const CodeSchema = v.object({ smsCode: SmsCodeSchema });

/** The code of an authenticator, or one that stands in for it. */
export const AuthenticatorCodeSchema = v.object({
  verificationCode: v.pipe(
    requiredText(validationCopy.authenticatorCodeRequired),
    v.maxLength(40, validationCopy.authenticatorCodeRequired),
  ),
});

/** An authenticator as it is set up: the code it shows, and the password. */
const shownEntries = {
  verificationCode: v.pipe(
    requiredText(validationCopy.authenticatorCodeRequired),
    v.regex(/^\d{6}$/, validationCopy.authenticatorCodeRequired),
  ),
};
export const AuthenticatorSetupSchema = v.object({ ...shownEntries, password: PasswordSchema });
/** The same with a password that the browser has sealed. */
export const SealedAuthenticatorSetupSchema = v.object(shownEntries);

const personEntries = {
  name: FirstNameSchema,
  surname: LastNameSchema,
  nationalNumber: NationalNumberSchema,
  phone: PhoneSchema,
  email: EmailSchema,
};

const consentEntries = {
  privacyAgreement: requiredConsent(validationCopy.privacyConsent),
  openDataAgreement: requiredConsent(validationCopy.disclosureConsent),
};

/**
 * The registration form as people fill it in. The birth date stands in it only when the registry wants it, and then it
 * is required. `now` is UTC epoch ms.
 */
export const registerSchema = (now: number) =>
  v.pipe(
    v.object({
      ...personEntries,
      birthDate: v.optional(adultBirthDate(now, validationCopy.memberUnderage)),
      password: MemberPasswordSchema,
      passwordRepeat: typedPassword(validationCopy.memberPasswordRequired),
      ...consentEntries,
    }),
    passwordsMatch(),
  );

/** The same with a password that the browser has sealed. */
export const sealedRegisterSchema = (now: number) =>
  v.object({
    ...personEntries,
    birthDate: v.optional(adultBirthDate(now, validationCopy.memberUnderage)),
    password: SealedPasswordSchema,
    ...consentEntries,
  });

/** A new password in place of one that has run out. */
export const NewPasswordFormSchema = v.pipe(
  v.object({ password: NewPasswordSchema, passwordRepeat: PasswordSchema }),
  passwordsMatch(),
);

/** A change of the password by a member who knows the old one. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    oldPassword: PasswordSchema,
    password: NewPasswordSchema,
    passwordRepeat: PasswordSchema,
  }),
  passwordsMatch(),
);

/** A member proving that it is them. */
export const OwnPasswordSchema = v.object({ password: PasswordSchema });
