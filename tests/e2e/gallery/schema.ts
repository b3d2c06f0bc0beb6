import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { amount } from "#shared/schemas/amount.ts";
import { CvcSchema } from "#shared/schemas/card/card-cvc.ts";
import { cardExpiry } from "#shared/schemas/card/card-expiry.ts";
import { CardNumberSchema } from "#shared/schemas/card/card-number.ts";
import { requiredConsent } from "#shared/schemas/consent.ts";
import { birthDate } from "#shared/schemas/date.ts";
import { DigitsSchema } from "#shared/schemas/digits.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import { NewPasswordSchema } from "#shared/schemas/password.ts";
import { FirstNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import { RegistrationDocumentSchema } from "#shared/schemas/vehicle/registration-document.ts";
import { optionalText, requiredChoice, requiredText } from "#shared/schemas/required.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";

const now = Date.UTC(2026, 10, 20);

/** A form with one field of every kind. */
export const everyFieldSchema = v.object({
  text: requiredText(),
  note: optionalText(200),
  firstName: FirstNameSchema,
  digits: DigitsSchema,
  count: wholeNumber(),
  amount: amount({ minKurus: 100_000, maxKurus: 250_000_000 }),
  phone: PhoneSchema,
  email: EmailSchema,
  nationalNumber: NationalNumberSchema,
  plate: PlateSchema,
  document: RegistrationDocumentSchema,
  birthDate: birthDate(now),
  cardNumber: CardNumberSchema,
  cardExpiry: cardExpiry(now),
  cardCvc: CvcSchema,
  password: NewPasswordSchema,
  smsCode: SmsCodeSchema,
  usage: requiredChoice(["hususi", "taksi"]),
  city: requiredText(),
  fuel: requiredChoice(["benzin", "dizel"]),
  isNew: requiredConsent(validationCopy.required),
  privacy: requiredConsent(validationCopy.privacyConsent),
  files: v.pipe(v.array(v.object({ status: v.string() })), v.minLength(1, validationCopy.required)),
});

/** A list of people, each with the same questions. */
export const peopleSchema = v.object({
  people: v.pipe(
    v.array(v.object({ name: FirstNameSchema, birthDate: birthDate(now) })),
    v.check(
      (people) => new Set(people.map(({ name }) => name)).size === people.length,
      "Aynı kişiyi iki kez yazdınız.",
    ),
  ),
});

/** A short form that also works without scripts. */
export const shortSchema = v.object({
  plate: PlateSchema,
  nationalNumber: NationalNumberSchema,
  city: requiredText(),
  password: NewPasswordSchema,
  privacy: requiredConsent(validationCopy.privacyConsent),
});
