import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { browserApi } from "#client/api/browser-api.ts";
import { toldOf } from "#client/ui/toasts/tell-waiting.ts";
import { useStore } from "#client/state/store.ts";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import { href } from "#shared/routes.ts";
import type { SignInAnswer } from "./answer.ts";
import { signInToasts } from "./copy.ts";
import { resetDelayMs } from "./reset-delay.ts";
import { sealPasswords } from "./sealed-passwords.ts";

/** What the errors of a try are about; the next try, in whichever window, takes them back. */
const cause = "sign-in";

interface Sending {
  /** The form's address. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Passwords to seal with one key, by the name they are sent under. */
  readonly passwords?: Readonly<Record<string, string>>;
}

/**
 * Sends a sign-in form without leaving the page. Passwords are sealed here before they go, and kept in this window's
 * memory alone for the steps that follow. `initial` is what the server already answered to a form without scripts.
 */
export function useSignIn(initial: SignInAnswer | undefined) {
  const fetcher = useFetcher<SignInAnswer>();
  const navigate = useNavigate();
  const { show, retract } = useToasts();
  const { leavingToReset } = useStore();
  const known = useRef<{ phone: string; password: string }>(null);
  const nextPassword = useRef("");
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const [isSealing, setSealing] = useState(false);
  const [cancelled, setCancelled] = useState<SignInAnswer>();
  const [before, setBefore] = useState<SignInAnswer>();
  const latest = fetcher.data ?? initial;
  const answer = latest === cancelled ? undefined : latest;

  const send = async ({ action, fields, passwords = {} }: Sending) => {
    clearTimeout(leavingToReset.current);
    retract(cause);
    setBefore(fetcher.data);
    setSealing(true);
    const texts = Object.values(passwords);
    const sealed = texts.length === 0 ? undefined : await toldOf(sealPasswords(browserApi, texts));
    setSealing(false);
    if (sealed?.ok === false) {
      return show("error", { title: signInToasts.error, text: sealed.reason, cause });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (sealed !== undefined) {
      form.set("guid", sealed.value.guid);
      Object.keys(passwords).forEach((name, at) => form.set(name, sealed.value.sealed[at] ?? ""));
    }
    await fetcher.submit(form, { method: "post", action });
  };

  /** The form itself: what was typed stays for a return to it, phone and password for the steps that follow. */
  const sendForm = (
    action: string,
    { password = "", ...fields }: Readonly<Record<string, string>>,
  ) => {
    setTyped(fields);
    known.current = { phone: fields["phone"] ?? "", password };
    return send({ action, fields, passwords: { password } });
  };

  const sendReset = (fields: Readonly<Record<string, string>>) => {
    setTyped(fields);
    return send({ action: href("forgotPassword"), fields });
  };

  /** A later step: with the password this window holds, or with what the server carried for a form without scripts. */
  const sendStep = (
    fields: Readonly<Record<string, string>>,
    passwords: Readonly<Record<string, string>> = {},
  ) => {
    const { current } = known;
    const action = href("login");
    if (current === null) {
      const { carried = "" } = answer ?? {};
      return send({ action, fields: { ...fields, ...passwords, carried } });
    }
    return send({
      action,
      fields: { ...fields, phone: current.phone },
      passwords: { ...passwords, password: current.password },
    });
  };

  /** A new password in place of one that has run out; the window knows it once it was taken. */
  const renew = (uId: string, password: string, passwordRepeat: string) => {
    nextPassword.current = password;
    const passwords =
      known.current === null
        ? { password, passwordRepeat }
        : { newPassword: password, retryPassword: passwordRepeat };
    return sendStep({ intent: "change", uId }, passwords);
  };

  const cancel = () => {
    known.current = null;
    nextPassword.current = "";
    setCancelled(latest);
  };

  const follow = useEffectEvent((given: SignInAnswer) => {
    for (const { type, title, text = "" } of given.toasts) {
      show(type, { title, text, ...(type === "success" ? {} : { cause }) });
    }
    if (given.leavesToReset === true) {
      const leave = () => void navigate(href("forgotPassword"));
      leavingToReset.current = setTimeout(leave, resetDelayMs);
      // Who types again tries again, and is not led away from it.
      addEventListener("input", () => clearTimeout(leavingToReset.current), { once: true });
    }
    if (given.signInAfter !== undefined) {
      if (known.current !== null && nextPassword.current !== "") {
        known.current.password = nextPassword.current;
        nextPassword.current = "";
      }
      void sendStep({ intent: "login", after: given.signInAfter });
    }
  });
  useEffect(() => {
    if (answer !== undefined) follow(answer);
  }, [answer]);

  // While the page behind is brought up to date, the answer is there to go on with already.
  const isWaiting = fetcher.state !== "idle" && fetcher.data === before;
  return {
    answer,
    values: typed ?? initial?.values ?? {},
    isBusy: isSealing || fetcher.state === "submitting" || isWaiting,
    sendForm,
    sendReset,
    sendStep,
    renew,
    cancel,
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
