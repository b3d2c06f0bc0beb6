import type { SignInView } from "#client/state/store.ts";
import { signInCopy } from "./copy.ts";
import { LoginForm } from "./login-form.tsx";
import { FormLink } from "./form-link.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface SignInFormsProps {
  readonly view: SignInView;
  readonly signIn: SignIn;
  readonly idPrefix?: string;
  readonly onSwap?: (view: SignInView) => void;
}

/** One of the three forms with its ways to the others; the same in the window and on a page. */
export function SignInForms({ view, signIn, idPrefix = "", onSwap }: SignInFormsProps) {
  switch (view) {
    case "login":
      return (
        <LoginForm signIn={signIn} idPrefix={idPrefix}>
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FormLink view="reset" onSwap={onSwap}>
              {signInCopy.toReset}
            </FormLink>
          </p>
          <p className="flex flex-wrap items-center gap-3 pt-4 border-t border-solid border-line">
            <span className="text-muted">{signInCopy.notMember}</span>
            <FormLink view="register" onSwap={onSwap} className="btn-secondary">
              {signInCopy.toRegister}
            </FormLink>
          </p>
        </LoginForm>
      );
    case "register":
      return (
        <RegisterForm signIn={signIn} idPrefix={idPrefix}>
          <p className="text-muted">
            {signInCopy.alreadyMember}{" "}
            <FormLink view="login" onSwap={onSwap}>
              {signInCopy.toLogin}
            </FormLink>
          </p>
        </RegisterForm>
      );
    case "reset":
      return (
        <ResetForm signIn={signIn} idPrefix={idPrefix}>
          <p className="text-muted">
            {signInCopy.rememberedPassword}{" "}
            <FormLink view="login" onSwap={onSwap}>
              {signInCopy.toLogin}
            </FormLink>
          </p>
        </ResetForm>
      );
  }
}
