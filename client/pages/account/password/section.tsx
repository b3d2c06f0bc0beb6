import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { signInCopy } from "#client/sign-in/copy.ts";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { Notice } from "#client/ui/notice.tsx";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.server.ts";
import { sectionHref } from "../section-href.ts";
import { passwordCopy } from "./copy.ts";
import { SecondStepCard } from "./second-step-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const action = sectionHref("sifre-degisikligi");
const loadForms = () => import("#shared/forms/sign-in.ts");

/** The password, the second step of signing in, and the sessions that are open. */
export function PasswordSection({ data }: { data: SectionData<"sifre-degisikligi"> }) {
  return (
    <div className="flex flex-col gap-5 max-w-[592px]">
      {data.usedOneTimePassword ? <Notice kind="warning">{passwordCopy.oneTime}</Notice> : null}
      {/* A new password makes this another session, and the form an empty one. */}
      <ChangeForm
        key={data.sessions.find(({ isCurrent }) => isCurrent)?.sessionId}
        asksOld={!data.usedOneTimePassword}
      />
      <SecondStepCard data={data} />
      <SessionsCard sessions={data.sessions} />
    </div>
  );
}

function ChangeForm({ asksOld }: { asksOld: boolean }) {
  const { send, isBusy } = useSealedSubmit(action);
  return (
    <section className="card p-5 desktop:p-7">
      <p className="mb-4 text-muted">{passwordCopy.text}</p>
      <AccountForm
        action={action}
        intent="change"
        loadSchema={async () => {
          const { ChangePasswordSchema, NewPasswordFormSchema } = await loadForms();
          return asksOld ? ChangePasswordSchema : NewPasswordFormSchema;
        }}
        onValid={(passwords) => void send({ intent: "change" }, passwords)}
      >
        {() => (
          <>
            {asksOld ? (
              <LightField kind={PasswordField} name="oldPassword" label={passwordCopy.old} />
            ) : null}
            <LightField
              kind={PasswordField}
              name="password"
              label={signInCopy.newPassword}
              autoComplete="new-password"
            />
            <LightField
              kind={PasswordField}
              name="passwordRepeat"
              label={signInCopy.newPasswordRepeat}
              autoComplete="new-password"
            />
            <SubmitButton loading={isBusy}>{passwordCopy.submit}</SubmitButton>
          </>
        )}
      </AccountForm>
    </section>
  );
}
