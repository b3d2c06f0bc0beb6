import { useActionData } from "react-router";
import type { SignInView } from "#client/state/store.ts";
import type { SignInAnswer } from "./answer.ts";
import { SignInForms } from "./sign-in-forms.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface SignInPageProps {
  readonly view: SignInView;
  readonly title: string;
  readonly text?: string;
}

/** A sign-in form on a page of its own; without scripts a later step stands in its place. */
export function SignInPage({ view, title, text }: SignInPageProps) {
  const signIn = useSignIn(useActionData<SignInAnswer>());
  const { answer } = signIn;
  const isStep = answer !== undefined && answer.step !== "form";
  return (
    <div className="narrow py-6 desktop:py-12">
      <h1 className="h1">{title}</h1>
      {text === undefined ? null : <p className="mt-2 text-muted">{text}</p>}
      <section className={`card mt-5 p-5 desktop:p-8 ${isStep ? "js-only" : ""}`}>
        <SignInForms view={view} signIn={signIn} />
      </section>
      {isStep ? <StepDialog signIn={signIn} answer={answer} /> : null}
    </div>
  );
}
