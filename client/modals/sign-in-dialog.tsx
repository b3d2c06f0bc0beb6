import { useLocation } from "react-router";
import { signInCopy } from "#client/sign-in/copy.ts";
import { SignInForms } from "#client/sign-in/sign-in-forms.tsx";
import { StepDialog } from "#client/sign-in/step-dialog.tsx";
import { useSignIn } from "#client/sign-in/use-sign-in.ts";
import { useStore } from "#client/state/store.ts";
import type { SignInView } from "#client/state/store.ts";
import { Dialog } from "#client/ui/dialog.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";

const titles = {
  login: signInCopy.loginTitle,
  register: signInCopy.registerTitle,
  reset: signInCopy.resetTitle,
} as const satisfies Record<SignInView, string>;

/** The sign-in window: one form at a time, and whatever its step asks for in a window of its own. */
export default function SignInDialog({ view }: { view: SignInView }) {
  const store = useStore();
  const signIn = useSignIn(undefined);
  const { key } = useLocation();
  const close = () => void (store.signInView.value = null);

  // Whoever was led somewhere else is done here.
  useAdoption(key, { change: close });

  const { answer } = signIn;
  if (answer !== undefined && answer.step !== "form") {
    return <StepDialog signIn={signIn} answer={answer} />;
  }
  return (
    <Dialog open onClose={close} title={titles[view]} key={view}>
      <SignInForms
        view={view}
        signIn={signIn}
        idPrefix="pencere"
        onSwap={(next) => (store.signInView.value = next)}
      />
    </Dialog>
  );
}
