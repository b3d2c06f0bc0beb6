import { CheckboxField } from "#client/form/checkbox-field.tsx";
import { DateField } from "#client/form/date-field.tsx";
import { EmailField } from "#client/form/email-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { NationalNumberField } from "#client/form/national-number-field.tsx";
import { PasswordField } from "#client/form/password-field.tsx";
import { PhoneField } from "#client/form/phone-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { ContractLink } from "#client/modals/contract-link.tsx";
import { href } from "#shared/routes.ts";
import { formErrors } from "./answer.ts";
import { signInCopy } from "./copy.ts";
import { NameFields } from "./name-fields.tsx";
import type { SignInFormProps } from "./login-form.tsx";
import { SpokenToasts } from "./spoken-toasts.tsx";

const loadSchema = async () =>
  (await import("#shared/forms/sign-in.ts")).registerSchema(Date.now());

/** Who becomes a member. The birth date is asked for only when the registry wants it. */
export function RegisterForm({ signIn, idPrefix = "", children }: SignInFormProps) {
  const { answer, values, isBusy } = signIn;
  return (
    <LightForm
      action={href("register")}
      idPrefix={idPrefix}
      loadSchema={loadSchema}
      {...formErrors(answer)}
      onValid={(value) => {
        const { passwordRepeat: _repeat, ...person } = value;
        void signIn.sendForm(href("register"), texts(person));
      }}
    >
      <SpokenToasts answer={answer} />
      <NameFields values={values} />
      <NationalNumberField
        name="nationalNumber"
        label={signInCopy.nationalNumber}
        value={values["nationalNumber"]}
      />
      {answer?.needsBirthDate === true ? (
        <DateField
          name="birthDate"
          label={signInCopy.birthDate}
          autoComplete="bday"
          takesFocus
          value={values["birthDate"]}
        />
      ) : null}
      <PhoneField name="phone" label={signInCopy.phone} value={values["phone"]} />
      <EmailField name="email" label={signInCopy.email} value={values["email"]} />
      <div className="grid gap-5 desktop:grid-cols-2">
        <PasswordField
          name="password"
          label={signInCopy.password}
          hint={signInCopy.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordRepeat"
          label={signInCopy.passwordRepeat}
          autoComplete="new-password"
        />
      </div>
      <RegisterConsents values={values} />
      <SubmitButton loading={isBusy}>{signInCopy.register}</SubmitButton>
      {children}
    </LightForm>
  );
}

function RegisterConsents({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <div className="flex flex-col gap-1">
      <CheckboxField
        name="privacyAgreement"
        value={values["privacyAgreement"] === "on"}
        label={
          <>
            <ContractLink slug="confidentialityAgreement">{signInCopy.privacyLink}</ContractLink>
            {signInCopy.privacyAfter}
          </>
        }
      />
      <CheckboxField
        name="openDataAgreement"
        value={values["openDataAgreement"] === "on"}
        label={
          <>
            <ContractLink slug="lightingContract">{signInCopy.disclosureLink}</ContractLink>
            {signInCopy.disclosureAfter}
          </>
        }
      />
    </div>
  );
}

/** Checked values as a form sends them: dates as typed, boxes as `on`, nothing for what is not there. */
function texts(person: Readonly<Record<string, string | boolean | undefined>>) {
  const sent = Object.entries(person).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === false) return [];
    if (value === true) return [[name, "on"]];
    return [[name, name === "birthDate" ? value.split("-").toReversed().join(".") : value]];
  });
  return Object.fromEntries(sent);
}
