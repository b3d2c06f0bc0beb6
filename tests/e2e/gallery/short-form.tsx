import { CheckboxField } from "#client/form/checkbox-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { NationalNumberField } from "#client/form/national-number-field.tsx";
import { PasswordField } from "#client/form/password-field.tsx";
import { PlateField } from "#client/form/plate-field.tsx";
import { SearchableSelectField } from "#client/form/searchable-select-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import type { FormFailure } from "#shared/forms/parse-form.ts";
import { cities } from "./options.ts";

/** A form that the server answers with 422, its messages and what was typed. */
export function ShortForm({ failure }: { failure: FormFailure | null }) {
  const values = failure?.values ?? {};
  return (
    <LightForm
      loadSchema={() => import("./schema.ts").then((module) => module.shortSchema)}
      action="/short"
      idPrefix="short"
      {...(failure && { errors: failure.errors })}
    >
      <PlateField name="plate" label="Plaka" value={values["plate"]} />
      <NationalNumberField
        name="nationalNumber"
        label="TC Kimlik No"
        value={values["nationalNumber"]}
      />
      <SearchableSelectField name="city" label="İl" options={cities} value={values["city"]} />
      <PasswordField name="password" label="Şifre" />
      <CheckboxField
        name="privacy"
        label="Gizlilik Politikası'nı okudum."
        value={values["privacy"] === "on"}
      />
      <SubmitButton>Hemen Teklif Al</SubmitButton>
    </LightForm>
  );
}
