import { stockVehicle } from "#shared/assets/stock-vehicle.ts";
import { vehicle } from "#shared/assets/vehicle.ts";
import {
  amountField,
  dateField,
  numberField,
  optionalTextField,
  textField,
} from "#shared/fields/kinds.ts";
import { comingDayRule } from "#shared/schemas/date.ts";
import { FirmNameSchema } from "#shared/schemas/latin-text.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PlacesSchema } from "#shared/schemas/latin-text.ts";
import { RegistrationDocumentSchema } from "#shared/schemas/vehicle/registration-document.ts";

const kurus = 100;
const identityHint = "Sigorta şirketlerinden teklif istemek için kullanırız.";

/** Who a policy would be made out to, a person or a company. */
export const holderNumber = textField("identity-number", IdentityNumberSchema, {
  label: "T.C. kimlik no veya vergi no",
  hint: identityHint,
  wire: "NationalNumber",
});

/** A vehicle as far as somebody on the phone needs it; the papers may be somewhere else just now. */
export const calledVehicle = {
  plate: vehicle.fields.plate,
  document: optionalTextField("registration-document", RegistrationDocumentSchema, {
    label: vehicle.fields.document.label,
    hint: vehicle.fields.document.hint,
    wire: vehicle.fields.document.wire,
  }),
} as const;

/** A business that trades in vehicles. */
export const dealer = {
  firmName: textField("text", FirmNameSchema, {
    label: "İşletmenin unvanı",
    autoComplete: "organization",
    maxLength: 120,
    wire: "FirmName",
  }),
  nationalNumber: textField("identity-number", IdentityNumberSchema, {
    label: "Vergi no veya T.C. kimlik no",
    hint: `Şahıs işletmeleri T.C. kimlik numarasını yazabilir. ${identityHint}`,
    wire: "NationalNumber",
  }),
  tradeLicence: stockVehicle.fields.tradeLicence,
} as const;

const maxPeople = 500;
/** How many a policy of a business is for. */
export const peopleCount = (label: string) =>
  numberField({ label, maxLength: 3, wire: "PeopleCount" }, { min: 1, max: maxPeople });

/** A sum to insure somebody for. */
export const insuredSum = (label: string) =>
  amountField(
    {
      label,
      hint: "Kaza sonucu ölüm ve sürekli sakatlık için istediğiniz tutar; temsilcimizle değiştirebilirsiniz.",
      maxLength: 14,
      wire: "InsuredSum",
    },
    { minKurus: 10_000 * kurus, maxKurus: 100_000_000 * kurus },
  );

export const comingDay = (label: string, wire: string) => dateField({ label, wire }, comingDayRule);

export const destinations = (label: string, hint: string) =>
  textField("text", PlacesSchema, { label, hint, maxLength: 200, wire: "Destinations" });
