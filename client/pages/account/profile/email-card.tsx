import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { signInCopy } from "#client/sign-in/copy.ts";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { AccountForm } from "../account-form.tsx";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";

const action = sectionHref("bilgilerim");

/** The address a member is written to. Another one takes the password. */
export function EmailCard({ email }: { email: string }) {
  const { send, isBusy } = useSealedSubmit(action);
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{profileCopy.email}</h2>
      <p className="mt-1 mb-4 text-muted">{profileCopy.emailText}</p>
      <dl className="mb-5">
        <dt className="field-label">{profileCopy.currentEmail}</dt>
        <dd className="break-words">{email}</dd>
      </dl>
      <AccountForm
        // Once the address is another one, nothing of the change stays in the form.
        key={email}
        action={action}
        intent="email"
        loadSchema={async () => (await import("./schema.ts")).EmailFormSchema}
        onValid={({ email: next, password }) =>
          void send({ intent: "email", email: next }, { password })
        }
      >
        {(typed) => (
          <>
            <LightField
              kind="email"
              name="email"
              label={profileCopy.newEmail}
              value={typed?.["email"]}
            />
            <LightField kind={PasswordField} name="password" label={signInCopy.password} />
            <SubmitButton loading={isBusy}>{profileCopy.changeEmail}</SubmitButton>
          </>
        )}
      </AccountForm>
    </section>
  );
}
