import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
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
      <LightField kind="plate" name="plate" label="Plaka" value={values["plate"]} />
      <LightField
        kind="identity-number"
        name="nationalNumber"
        label="TC Kimlik No"
        value={values["nationalNumber"]}
      />
      <LightField
        kind="search-select"
        name="city"
        label="İl"
        options={cities}
        value={values["city"]}
      />
      <LightField kind={PasswordField} name="password" label="Şifre" />
      <LightField
        kind="consent"
        name="privacy"
        label="Gizlilik Politikası'nı okudum."
        value={values["privacy"]}
      />
      <SubmitButton>Hemen Teklif Al</SubmitButton>
      <button type="submit" name="intent" value="later" formNoValidate className="btn-quiet">
        Sonra devam et
      </button>
    </LightForm>
  );
}
