import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { adultBirthDate } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { optionalField } from "#shared/schemas/required.ts";

/** What a member may change about themselves. `now` is UTC epoch ms. */
export const profileSchema = (now: number) =>
  v.object({
    name: FirstNameSchema,
    surname: LastNameSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    birthDate: optionalField(adultBirthDate(now, validationCopy.memberUnderage)),
    cityCode: optionalField(v.string()),
    county: optionalField(v.string()),
  });
