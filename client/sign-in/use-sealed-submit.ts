import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { browserApi } from "#client/api/browser-api.ts";
import { toldOf } from "#client/ui/toasts/tell-waiting.ts";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import { signInToasts } from "./copy.ts";
import { sealPasswords } from "./sealed-passwords.ts";

/**
 * Sends a form of the account with its passwords sealed in the browser. The action reads them with `postedPasswords`,
 * which also takes the plain form of a browser without scripts.
 */
export function useSealedSubmit(action: string) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const { show, retract } = useToasts();
  const [isSealing, setSealing] = useState(false);

  const send = async (
    fields: Readonly<Record<string, string>>,
    passwords: Readonly<Record<string, string>>,
  ) => {
    retract(action);
    setSealing(true);
    const sealed = await toldOf(sealPasswords(browserApi, Object.values(passwords)));
    setSealing(false);
    if (!sealed.ok) {
      return show("error", { title: signInToasts.error, text: sealed.reason, cause: action });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("guid", sealed.value.guid);
    Object.keys(passwords).forEach((name, at) => form.set(name, sealed.value.sealed[at] ?? ""));
    await submit(form, { method: "post", action });
  };
  return { send, isBusy: isSealing || navigation.state !== "idle" };
}
