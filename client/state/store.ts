import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, use } from "react";
import { failedAnswer } from "#shared/calls/failed-answer.ts";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { Api } from "#shared/page-request.ts";
import { createReferenceLists } from "./reference-lists.ts";

const lost = failedAnswer(statusCodes.upstreamFailed, upstreamCopy.unavailable);

/**
 * The browser's transport and what it needs to read answers come with the first call, not with the page. Where they cannot
 * be had, nobody answers.
 */
const lazyApi: Pick<Api, "call"> = {
  async call(call, input) {
    const transport = await import("#client/api/browser-api.ts").catch(() => undefined);
    return transport === undefined ? lost : transport.callProxy(call, input);
  },
};

/** Forms of the sign-in window. */
export type SignInView = "login" | "register" | "reset";

/** State of one visit that more than one part of the page reads. Never module-level: the server renders many visits at once. */
export function createStore() {
  return {
    /** Whether the cookie preferences are open. */
    isConsentOpen: signal(false),
    /** Whether the visitor answered the cookie question during this visit. */
    isConsentAnswered: signal(false),
    /** Which form the sign-in window shows; null while it is closed. */
    signInView: signal<SignInView | null>(null),
    /** Leads to the password reset after wrong credentials. Closing the window does not call it off, another try does. */
    leavingToReset: { current: undefined as ReturnType<typeof setTimeout> | undefined },
    /** Lists that are the same wherever they are shown. */
    lists: createReferenceLists(lazyApi),
  };
}

export type Store = ReturnType<typeof createStore>;

export const StoreContext = createContext<Store | null>(null);

/** The visit's store; every component that reads a signal through it renders again when the signal changes. */
export function useStore(): Store {
  useSignals();
  const store = use(StoreContext);
  if (store === null) throw new Error("useStore outside of App");
  return store;
}
