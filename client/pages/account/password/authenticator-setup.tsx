import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { signInCopy } from "#client/sign-in/copy.ts";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { AccountForm } from "../account-form.tsx";
import { sectionHref } from "../section-href.ts";
import type { AuthenticatorOffer } from "./authenticator-act.server.ts";
import { passwordCopy } from "./copy.ts";

const action = sectionHref("sifre-degisikligi");
const intent = "authenticator";
const loadSchema = async () => (await import("#shared/forms/sign-in.ts")).AuthenticatorSetupSchema;

/** The secret for an authenticator, and the form that proves it has taken it in. */
export function AuthenticatorSetup({ setup }: { setup: AuthenticatorOffer }) {
  const { send, isBusy } = useSealedSubmit(action);
  const { secret, address, offer } = setup;
  return (
    <AccountForm
      action={action}
      intent={intent}
      loadSchema={loadSchema}
      onValid={({ verificationCode, password }) =>
        void send({ intent, offer, verificationCode }, { password })
      }
    >
      {() => (
        <>
          <input type="hidden" name="offer" value={offer} />
          <div className="flex flex-col gap-2">
            <p>{passwordCopy.secretText}</p>
            <p
              translate="no"
              className="m-0 rounded-control bg-tint px-4 py-3 text-lg font-semibold tabular-nums break-words"
            >
              {secret.match(/.{1,4}/g)?.join(" ") ?? secret}
            </p>
            <p>
              <a href={address} className="link">
                {passwordCopy.secretLink}
              </a>
            </p>
          </div>
          <LightField
            kind="digits"
            name="verificationCode"
            label={signInCopy.authenticatorCode}
            hint={passwordCopy.secretCodeHint}
            autoComplete="one-time-code"
            maxLength={6}
          />
          <LightField kind={PasswordField} name="password" label={passwordCopy.mfaOnPassword} />
          <SubmitButton loading={isBusy}>{passwordCopy.authenticatorTurnOn}</SubmitButton>
          <a href={action} className="btn-quiet self-start">
            {signInCopy.cancel}
          </a>
        </>
      )}
    </AccountForm>
  );
}
