import { useEffect, useId } from "react";
import { useToasts } from "./toast-context.ts";

interface ErrorToast {
  readonly title?: string;
  /** Undefined while nothing is wrong, also while the visitor tries again. */
  readonly text: string | undefined;
  /** The answer the text came with: the same words said again are another notification. */
  readonly answer: unknown;
}

/** Tells an error as a notification too, and takes it back as soon as it is no longer so. */
export function useErrorToast({ title = "", text, answer }: ErrorToast): void {
  const cause = useId();
  const { show, retract } = useToasts();
  useEffect(() => {
    if (text === undefined) return;
    show("error", { title, text, cause });
    return () => retract(cause);
  }, [title, text, answer, cause, show, retract]);
}
