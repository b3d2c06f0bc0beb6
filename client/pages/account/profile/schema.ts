import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { adultBirthDate } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PasswordSchema } from "#shared/schemas/password.ts";
import { optionalField } from "#shared/schemas/required.ts";

/** What a member may change about themselves without more ado. `now` is UTC epoch ms. */
export const profileSchema = (now: number) =>
  v.object({
    name: FirstNameSchema,
    surname: LastNameSchema,
    birthDate: optionalField(adultBirthDate(now, validationCopy.memberUnderage)),
    cityCode: optionalField(v.string()),
    county: optionalField(v.string()),
  });

const NewEmailSchema = v.object({ email: EmailSchema });
/** Another e-mail address, and the password it takes. */
export const EmailFormSchema = v.object({ ...NewEmailSchema.entries, password: PasswordSchema });
/** The same with a password that the browser has sealed. */
export const SealedEmailFormSchema = NewEmailSchema;
