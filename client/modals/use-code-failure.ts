import { useNavigation } from "react-router";
import { useErrorToast } from "#client/ui/toasts/use-error-toast.ts";
import { smsCopy } from "./copy.ts";

/** Tells as a notification why a code by SMS was not sent or not taken, until the visitor tries again. */
export function useCodeFailure(answer: { readonly codeFailure?: string } | undefined): void {
  const isIdle = useNavigation().state === "idle";
  useErrorToast({
    title: smsCopy.failed,
    text: isIdle ? answer?.codeFailure : undefined,
    answer,
  });
}
