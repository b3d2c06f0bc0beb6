import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
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
      <LightField
        kind="identity-number"
        name="nationalNumber"
        label={signInCopy.nationalNumber}
        value={values["nationalNumber"]}
      />
      {answer?.needsBirthDate === true ? (
        <LightField
          kind="date"
          name="birthDate"
          label={signInCopy.birthDate}
          autoComplete="bday"
          takesFocus
          value={values["birthDate"]}
        />
      ) : null}
      <LightField kind="phone" name="phone" label={signInCopy.phone} value={values["phone"]} />
      <LightField kind="email" name="email" label={signInCopy.email} value={values["email"]} />
      <div className="grid gap-5 desktop:grid-cols-2">
        <LightField
          kind={PasswordField}
          name="password"
          label={signInCopy.password}
          hint={signInCopy.passwordHint}
          autoComplete="new-password"
        />
        <LightField
          kind={PasswordField}
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
      <LightField
        kind="consent"
        name="privacyAgreement"
        value={values["privacyAgreement"]}
        label={
          <>
            <ContractLink slug="confidentialityAgreement">{signInCopy.privacyLink}</ContractLink>
            {signInCopy.privacyAfter}
          </>
        }
      />
      <LightField
        kind="consent"
        name="openDataAgreement"
        value={values["openDataAgreement"]}
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
