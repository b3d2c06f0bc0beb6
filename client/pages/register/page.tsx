import { signInCopy } from "#client/sign-in/copy.ts";
import { SignInPage } from "#client/sign-in/sign-in-page.tsx";

export function Page() {
  return (
    <SignInPage
      view="register"
      title={signInCopy.registerPageTitle}
      text={signInCopy.registerText}
    />
  );
}
