import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { href } from "#shared/routes.ts";
import { formErrors } from "./answer.ts";
import type { SignInAnswer } from "./answer.ts";
import { signInCopy } from "./copy.ts";
import { SpokenToasts } from "./spoken-toasts.tsx";
import type { SignIn } from "./use-sign-in.ts";

const loadSchema = async () => (await import("#shared/forms/sign-in.ts")).NewPasswordFormSchema;

/** Şifre Güncelleme: a new password in place of one that has run out; the sign-in goes on with it. */
export function ExpiredPasswordDialog({
  signIn,
  answer,
}: {
  signIn: SignIn;
  answer: SignInAnswer;
}) {
  const { uId = "", carried = "" } = answer;
  return (
    <Dialog open openWithoutScripts title={signInCopy.expiredTitle} onClose={signIn.cancel}>
      <LightForm
        action={href("login")}
        idPrefix="guncelle"
        loadSchema={loadSchema}
        {...formErrors(answer, "expired")}
        onValid={({ password, passwordRepeat }) => void signIn.renew(uId, password, passwordRepeat)}
      >
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="uId" value={uId} />
        <input type="hidden" name="carried" value={carried} />
        <SpokenToasts answer={answer} />
        <p className="text-muted">{signInCopy.expiredText}</p>
        <LightField
          kind={PasswordField}
          name="password"
          label={signInCopy.newPassword}
          hint={signInCopy.passwordHint}
          autoComplete="new-password"
        />
        <LightField
          kind={PasswordField}
          name="passwordRepeat"
          label={signInCopy.newPasswordRepeat}
          autoComplete="new-password"
        />
        <SubmitButton loading={signIn.isBusy}>{signInCopy.updatePassword}</SubmitButton>
      </LightForm>
    </Dialog>
  );
}
