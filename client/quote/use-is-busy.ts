import { useState } from "react";
import { useActionData, useNavigation } from "react-router";

/**
 * Whether what was pressed is still under way. A refusal ends it as soon as it is there: while the page asks for its data
 * again, the visitor may already have mended what was wrong and press once more.
 */
export function useIsBusy(): boolean {
  const { state } = useNavigation();
  const outcome = useActionData<unknown>();
  const [before, setBefore] = useState(outcome);
  if (state === "submitting" && before !== outcome) setBefore(outcome);
  return state === "submitting" || (state === "loading" && outcome === before);
}
