import type { ReactNode } from "react";
import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { href } from "#shared/routes.ts";
import { formErrors } from "./answer.ts";
import { signInCopy } from "./copy.ts";
import { SpokenToasts } from "./spoken-toasts.tsx";
import type { SignIn } from "./use-sign-in.ts";

export interface SignInFormProps {
  readonly signIn: SignIn;
  readonly idPrefix?: string;
  /** Ways to the other forms. */
  readonly children?: ReactNode;
}

const loadSchema = async () => (await import("#shared/forms/sign-in.ts")).LoginSchema;

/** Phone and password. */
export function LoginForm({ signIn, idPrefix = "", children }: SignInFormProps) {
  const { answer, values, isBusy } = signIn;
  return (
    <LightForm
      action={href("login")}
      idPrefix={idPrefix}
      loadSchema={loadSchema}
      {...formErrors(answer)}
      onValid={(value) => void signIn.sendForm(href("login"), value)}
    >
      <SpokenToasts answer={answer} />
      <LightField kind="phone" name="phone" label={signInCopy.phone} value={values["phone"]} />
      <LightField kind={PasswordField} name="password" label={signInCopy.password} />
      <SubmitButton loading={isBusy}>{signInCopy.login}</SubmitButton>
      {children}
    </LightForm>
  );
}
