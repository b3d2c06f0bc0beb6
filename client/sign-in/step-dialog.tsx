import { SmsVerification } from "#client/modals/sms-verification.tsx";
import type { SignInAnswer } from "./answer.ts";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import { ExpiredPasswordDialog } from "./expired-password-dialog.tsx";
import { href } from "#shared/routes.ts";
import type { SignIn } from "./use-sign-in.ts";

/** The window of a sign-in that goes on: a code, or a new password. */
export function StepDialog({ signIn, answer }: { signIn: SignIn; answer: SignInAnswer }) {
  if (answer.step === "expired") return <ExpiredPasswordDialog signIn={signIn} answer={answer} />;
  if (answer.step === "authenticator") {
    return <AuthenticatorDialog signIn={signIn} answer={answer} />;
  }
  const { code, step, carried = "", errors } = answer;
  if (code === undefined) return null;
  return (
    <SmsVerification
      action={href("login")}
      phone={code.phone}
      resendAt={code.resendAt}
      now={code.now}
      errors={errors}
      message={undefined}
      isBusy={signIn.isBusy}
      carried={{ step, carried, resendAt: String(code.resendAt) }}
      onSubmit={(form) => {
        const intent = String(form.get("intent"));
        if (intent === "cancel") return signIn.cancel();
        const smsCode = String(form.get("smsCode") ?? "");
        const resendAt = String(code.resendAt);
        return void signIn.sendStep({ intent, step, smsCode, resendAt });
      }}
    />
  );
}
