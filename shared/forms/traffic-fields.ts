import { trafficFormCopy as copy } from "#shared/copy/traffic-form.ts";
import { adultBirthDate, displayDate, policyStart } from "#shared/schemas/date.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { EngineNumberSchema } from "#shared/schemas/engine-number.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PlateSchema } from "#shared/schemas/plate.ts";
import { ReferenceCodeSchema } from "#shared/schemas/reference-code.ts";
import {
  AsbisNumberSchema,
  DocumentNumberSchema,
  DocumentSerialSchema,
} from "#shared/schemas/registration-document.ts";
import { optionalField, requiredText } from "#shared/schemas/required.ts";
import { VinSchema } from "#shared/schemas/vin.ts";
import { quoteConsents } from "./consents.ts";
import type { FieldSpec, FormStep } from "./form-step.ts";

/** Insurers take policies that start at most this many days ahead. */
const maxDaysAhead = 60;
const chosen = () => requiredText();

/** Who buys and which vehicle. */
export const personStep: FormStep = {
  id: "kisi",
  title: copy.personTitle,
  fields: [
    {
      name: "nationalNumber",
      kind: "identity-number",
      label: copy.nationalNumber,
      hint: copy.nationalNumberHint,
      schema: () => IdentityNumberSchema,
    },
    {
      name: "plate",
      kind: "plate",
      label: copy.plate,
      hint: copy.plateHint,
      schema: () => PlateSchema,
    },
    {
      name: "phone",
      kind: "phone",
      label: copy.phone,
      hint: copy.phoneHint,
      schema: () => PhoneSchema,
      autoComplete: "tel-national",
    },
    {
      name: "birthDate",
      kind: "date",
      label: copy.birthDate,
      hint: copy.birthDateHint,
      schema: adultBirthDate,
      autoComplete: "bday",
      when: "birth-date-needed",
    },
    {
      name: "email",
      kind: "email",
      label: copy.email,
      hint: copy.emailHint,
      schema: () => optionalField(EmailSchema),
      isOptional: true,
      autoComplete: "email",
    },
    ...quoteConsents,
  ],
};

/** Asked only when the identity registry could not tell. */
const holderFields: readonly FieldSpec[] = [
  {
    name: "name",
    kind: "letters",
    label: copy.name,
    schema: () => FirstNameSchema,
    autoComplete: "given-name",
    when: "identity-unknown",
  },
  {
    name: "surname",
    kind: "letters",
    label: copy.surname,
    schema: () => LastNameSchema,
    autoComplete: "family-name",
    when: "identity-unknown",
  },
  {
    name: "cityCode",
    kind: "search-select",
    label: copy.city,
    schema: chosen,
    choices: "cities",
    when: "identity-unknown",
  },
  {
    name: "county",
    kind: "search-select",
    label: copy.county,
    schema: chosen,
    choices: "counties",
    dependsOn: ["cityCode"],
    when: "identity-unknown",
  },
];

const startField: FieldSpec = {
  name: "policyStart",
  kind: "date",
  label: copy.policyStart,
  hint: copy.policyStartHint,
  schema: (now) => policyStart(now, maxDaysAhead),
};

const referenceField: FieldSpec = {
  name: "referenceCode",
  kind: "code",
  label: copy.referenceCode,
  hint: copy.referenceCodeHint,
  schema: () => optionalField(ReferenceCodeSchema),
  isOptional: true,
  maxLength: 30,
  when: "reference-codes",
};

/** What a look-up in the vehicle registry needs. */
export const lookupStep: FormStep = {
  id: "arac",
  title: copy.lookupTitle,
  fields: [
    ...holderFields,
    {
      name: "documentSerial",
      kind: "letter-code",
      label: copy.documentSerial,
      hint: copy.documentHint,
      schema: () => DocumentSerialSchema,
      maxLength: 2,
      when: "plated",
    },
    {
      name: "documentNumber",
      kind: "digits",
      label: copy.documentNumber,
      schema: () => DocumentNumberSchema,
      maxLength: 6,
      when: "plated",
    },
    {
      name: "asbisNumber",
      kind: "digits",
      label: copy.asbis,
      hint: copy.asbisHint,
      schema: () => AsbisNumberSchema,
      maxLength: 19,
      when: "unplated",
    },
    startField,
    referenceField,
  ],
};

/** The vehicle typed in by hand: the normal way on when the registry does not know it. */
export const manualStep: FormStep = {
  id: "elle",
  title: copy.manualTitle,
  fields: [
    ...holderFields,
    { name: "brand", kind: "search-select", label: copy.brand, schema: chosen, choices: "brands" },
    {
      name: "modelYear",
      kind: "select",
      label: copy.modelYear,
      schema: chosen,
      choices: "model-years",
      dependsOn: ["brand"],
    },
    {
      name: "model",
      kind: "search-select",
      label: copy.model,
      schema: chosen,
      choices: "models",
      dependsOn: ["brand", "modelYear"],
    },
    {
      name: "usingType",
      kind: "search-select",
      label: copy.usingType,
      schema: chosen,
      choices: "using-types",
    },
    {
      name: "fuelType",
      kind: "select",
      label: copy.fuelType,
      schema: chosen,
      choices: "fuel-types",
    },
    {
      name: "firstTrafficDate",
      kind: "date",
      label: copy.firstTrafficDate,
      schema: () => displayDate(),
    },
    {
      name: "engineNumber",
      kind: "code",
      label: copy.engineNumber,
      schema: () => EngineNumberSchema,
      maxLength: 20,
    },
    {
      name: "frameNumber",
      kind: "code",
      label: copy.frameNumber,
      schema: () => VinSchema,
      maxLength: 17,
    },
    {
      name: "seatCount",
      kind: "digits",
      label: copy.seatCount,
      hint: copy.seatCountHint,
      schema: () => wholeNumber({ min: 1, max: 100 }),
      maxLength: 3,
    },
    startField,
    referenceField,
  ],
};
