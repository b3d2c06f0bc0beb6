import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { href } from "#shared/routes.ts";
import { formErrors } from "./answer.ts";
import type { SignInAnswer } from "./answer.ts";
import { signInCopy } from "./copy.ts";
import { SpokenToasts } from "./spoken-toasts.tsx";
import type { SignIn } from "./use-sign-in.ts";

const loadSchema = async () => (await import("#shared/forms/sign-in.ts")).AuthenticatorCodeSchema;

/** The code of somebody's authenticator, or one of their recovery codes; nothing is sent, so nothing counts down. */
export function AuthenticatorDialog({ signIn, answer }: { signIn: SignIn; answer: SignInAnswer }) {
  const { carried = "" } = answer;
  return (
    <Dialog
      open
      openWithoutScripts
      isClosedBeside={false}
      title={signInCopy.authenticatorTitle}
      onClose={signIn.cancel}
    >
      <LightForm
        action={href("login")}
        idPrefix="uygulama"
        loadSchema={loadSchema}
        {...formErrors(answer, "authenticator")}
        onValid={({ verificationCode }) =>
          void signIn.sendStep({ intent: "code", step: "authenticator", verificationCode })
        }
      >
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="step" value="authenticator" />
        <input type="hidden" name="carried" value={carried} />
        <SpokenToasts answer={answer} />
        <p>{signInCopy.authenticatorText}</p>
        <LightField
          kind="text"
          name="verificationCode"
          label={signInCopy.authenticatorCode}
          hint={signInCopy.authenticatorHint}
          autoComplete="one-time-code"
          maxLength={40}
        />
        <SubmitButton loading={signIn.isBusy}>{signInCopy.authenticatorSubmit}</SubmitButton>
      </LightForm>
      {/* A form of its own: leaving asks for no code. */}
      <form method="post" action={href("login")} className="mt-3">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="carried" value={carried} />
        <button
          type="submit"
          className="btn-quiet"
          onClick={(event) => {
            event.preventDefault();
            signIn.cancel();
          }}
        >
          {signInCopy.cancel}
        </button>
      </form>
    </Dialog>
  );
}
