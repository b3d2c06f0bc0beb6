import { useRef } from "react";
import { useActionData } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { Notice } from "#client/ui/notice.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.server.ts";
import { sectionHref } from "../section-href.ts";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import type { AuthenticatorAnswer } from "./authenticator-act.server.ts";
import { passwordCopy } from "./copy.ts";

type Data = SectionData<"sifre-degisikligi">;

const action = sectionHref("sifre-degisikligi");

function stateOf({ mfaMethod, recoveryCodesLeft = 0 }: Data): string {
  if (mfaMethod === undefined) return passwordCopy.mfaOff;
  return mfaMethod === "authenticator"
    ? passwordCopy.mfaByAuthenticator(recoveryCodesLeft)
    : passwordCopy.mfaOn;
}

const stateId = "iki-adim-durumu";

/**
 * The second step of signing in: off, by SMS or by an authenticator. Every change of it takes the password. What was pressed is
 * gone by the answer, so that the focus goes to the heading, which says how things stand now.
 */
export function SecondStepCard({ data }: { data: Data }) {
  const answer = useActionData<AuthenticatorAnswer>();
  const { setup, recoveryCodes } = answer ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${stateOf(data)} ${setup === undefined} ${recoveryCodes === undefined}`;
  useAdoption(shown, { change: () => heading.current?.focus() });
  return (
    <section className="card p-5 desktop:p-7">
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby={stateId}
        className="h3 focus-visible:outline-none"
      >
        {passwordCopy.mfaTitle}
      </h2>
      <p id={stateId} className="mt-1 mb-4 text-muted">
        {stateOf(data)}
      </p>
      {recoveryCodes === undefined ? null : <RecoveryCodes codes={recoveryCodes} />}
      {data.usedOneTimePassword ? <p>{passwordCopy.mfaOneTime}</p> : null}
      {data.usedOneTimePassword || setup !== undefined ? null : <Switch data={data} />}
      {setup === undefined ? null : <AuthenticatorSetup setup={setup} />}
    </section>
  );
}

function Switch({ data: { mfaEnabled, mfaMethod } }: { data: Data }) {
  const { send, isBusy } = useSealedSubmit(action);
  const intent = mfaEnabled ? "mfa-off" : "mfa-on";
  const label = mfaEnabled ? passwordCopy.mfaOffPassword : passwordCopy.mfaOnPassword;
  return (
    <div className="flex flex-col gap-6">
      <AccountForm
        key={intent}
        action={action}
        intent={intent}
        loadSchema={async () => (await import("#shared/forms/sign-in.ts")).OwnPasswordSchema}
        onValid={(passwords) => void send({ intent }, passwords)}
      >
        {() => (
          <>
            <LightField kind={PasswordField} name="password" label={label} />
            <SubmitButton loading={isBusy}>
              {mfaEnabled ? passwordCopy.turnOff : passwordCopy.turnOn}
            </SubmitButton>
          </>
        )}
      </AccountForm>
      <form method="post" action={action} className="flex flex-col gap-3 border-t border-line pt-5">
        <input type="hidden" name="intent" value="authenticator-offer" />
        {mfaMethod === "authenticator" ? null : (
          <p className="text-muted">{passwordCopy.authenticatorText}</p>
        )}
        <div>
          <button type="submit" className="btn-secondary">
            {mfaMethod === "authenticator"
              ? passwordCopy.authenticatorAgain
              : passwordCopy.authenticatorBegin}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Shown once, in the answer to the form that made them. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mb-5">
      <Notice kind="success" title={passwordCopy.recoveryTitle}>
        <p>{passwordCopy.recoveryText}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 p-0 list-none font-semibold tabular-nums">
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
