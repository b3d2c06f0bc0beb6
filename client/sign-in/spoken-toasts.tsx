import { Notice } from "#client/ui/notice.tsx";
import type { SignInAnswer } from "./answer.ts";
import { signInCopy } from "./copy.ts";

/** Where scripts never run, notifications stand in the form. */
export function SpokenToasts({ answer }: { answer: SignInAnswer | undefined }) {
  if (answer === undefined || answer.toasts.length === 0) return null;
  return (
    <noscript>
      {answer.toasts.map(({ type, title, text }) => (
        <Notice key={`${title} ${text ?? ""}`} kind={type} title={title}>
          {text}
          {answer.leavesToReset === true ? ` ${signInCopy.forgotLead}` : null}
        </Notice>
      ))}
    </noscript>
  );
}
