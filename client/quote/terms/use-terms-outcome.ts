import { useActionData, useNavigation } from "react-router";
import type { TermsOutcome } from "./change-terms.server.ts";
import { offersCopy } from "../offers/offers-copy.ts";
import { termsIntent } from "./terms-intent.ts";

/**
 * What became of one of the forms that ask the insurers again: the one whose fields `isMine` knows. `refused` is undefined
 * unless its last post was refused.
 */
export function useTermsOutcome(isMine: (name: string) => boolean): {
  readonly isBusy: boolean;
  readonly refused: TermsOutcome | undefined;
} {
  const outcome = useActionData<TermsOutcome>();
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === termsIntent && [...formData.keys()].some(isMine);
  const isRefused = outcome?.intent === termsIntent && Object.keys(outcome.values).some(isMine);
  return { isBusy, refused: isRefused ? outcome : undefined };
}

/** A refusal that none of the forms on the page can show: they are not drawn for whoever may not ask again. */
export function useUnshownRefusal(names: readonly string[]): string | undefined {
  const outcome = useActionData<TermsOutcome>();
  if (outcome?.intent !== termsIntent) return undefined;
  if (Object.keys(outcome.values).some((name) => names.includes(name))) return undefined;
  return outcome.message ?? Object.values(outcome.errors)[0] ?? offersCopy.notAsked;
}
