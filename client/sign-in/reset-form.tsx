import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { href } from "#shared/routes.ts";
import { formErrors } from "./answer.ts";
import { signInCopy } from "./copy.ts";
import type { SignInFormProps } from "./login-form.tsx";
import { SpokenToasts } from "./spoken-toasts.tsx";

const loadSchema = async () => (await import("#shared/forms/sign-in.ts")).PasswordResetSchema;

/** Two numbers that belong together bring a new password by SMS. */
export function ResetForm({ signIn, idPrefix = "", children }: SignInFormProps) {
  const { answer, values, isBusy } = signIn;
  return (
    <LightForm
      action={href("forgotPassword")}
      idPrefix={idPrefix}
      loadSchema={loadSchema}
      {...formErrors(answer)}
      onValid={(value) => void signIn.sendReset(value)}
    >
      <SpokenToasts answer={answer} />
      <p className="text-muted">{signInCopy.resetText}</p>
      <LightField
        kind="identity-number"
        name="nationalNumber"
        label={signInCopy.nationalNumber}
        value={values["nationalNumber"]}
      />
      <LightField kind="phone" name="phone" label={signInCopy.resetPhone} value={values["phone"]} />
      <SubmitButton loading={isBusy}>{signInCopy.sendPassword}</SubmitButton>
      {children}
    </LightForm>
  );
}
