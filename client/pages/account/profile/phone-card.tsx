import { useRef } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SubmitButton } from "#client/form/submit-button.tsx";
import { SmsVerification } from "#client/modals/sms-verification.tsx";
import { useCodeFailure } from "#client/modals/use-code-failure.ts";
import { signInCopy } from "#client/sign-in/copy.ts";
import { useSealedSubmit } from "#client/sign-in/use-sealed-submit.ts";
import { AccountForm } from "../account-form.tsx";
import { sectionHref } from "../section-href.ts";
import { profileCopy } from "./copy.ts";
import type { PhoneRefusal } from "./phone-act.server.ts";

const action = sectionHref("bilgilerim");

/** The phone a member signs in with. A new one takes the password, and a code sent to it. */
export function PhoneCard({ phone }: { phone: string }) {
  useCodeFailure(useActionData<PhoneRefusal>());
  const { send, isBusy } = useSealedSubmit(action);
  const password = useRef("");
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3">{profileCopy.phone}</h2>
      <p className="mt-1 mb-4 text-muted">{profileCopy.phoneText}</p>
      <dl className="mb-5">
        <dt className="field-label">{profileCopy.currentPhone}</dt>
        <dd className="tabular-nums">{phone}</dd>
      </dl>
      <AccountForm
        // Once the number is another one, nothing of the change stays in the form.
        key={phone}
        action={action}
        intent="phone"
        loadSchema={async () => (await import("#shared/forms/sign-in.ts")).LoginSchema}
        onValid={(typed) => {
          password.current = typed.password;
          void send({ intent: "phone", phone: typed.phone }, { password: typed.password });
        }}
      >
        {(typed) => (
          <>
            <LightField
              kind="phone"
              name="phone"
              label={profileCopy.newPhone}
              value={typed?.["phone"]}
            />
            <LightField kind={PasswordField} name="password" label={signInCopy.password} />
            <SubmitButton loading={isBusy}>{profileCopy.changePhone}</SubmitButton>
          </>
        )}
      </AccountForm>
      <PhoneProof
        sendCode={
          password.current === ""
            ? undefined
            : (fields) => void send(fields, { password: password.current })
        }
      />
    </section>
  );
}

interface PhoneProofProps {
  /** Sends the code with the password this window holds; undefined when the server carries it. */
  readonly sendCode: ((fields: Readonly<Record<string, string>>) => void) | undefined;
}

function PhoneProof({ sendCode }: PhoneProofProps) {
  const refusal = useActionData<PhoneRefusal>();
  const submit = useSubmit();
  const { formData } = useNavigation();
  if (refusal?.code === undefined) return null;
  const { phone, resendAt, now } = refusal.code;
  const carried = { carried: refusal.carried ?? "", resendAt: String(resendAt) };
  return (
    <SmsVerification
      action={action}
      phone={phone}
      resendAt={resendAt}
      now={now}
      errors={refusal.errors}
      message={undefined}
      isBusy={formData?.get("intent") === "code"}
      carried={carried}
      onSubmit={(form) => {
        const intent = String(form.get("intent"));
        if (sendCode === undefined || intent === "cancel") {
          return void submit(form, { method: "post", action });
        }
        const smsCode = String(form.get("smsCode") ?? "");
        sendCode({
          intent,
          smsCode,
          resendAt: String(resendAt),
          phone: refusal.values["phone"] ?? "",
        });
      }}
    />
  );
}
