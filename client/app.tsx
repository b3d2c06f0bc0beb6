import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { replayPendingPress } from "./state/pending-press.ts";
import { StoreContext, createStore } from "./state/store.ts";
import { ToastProvider } from "./ui/toasts/toast-context.ts";
import type { ToastStore } from "./ui/toasts/toast-store.ts";

interface AppProps {
  /** Made new for every render on the server, like everything of a visit. */
  readonly toasts: ToastStore;
  readonly children: ReactNode;
}

/** What surrounds the router on both sides: the state of one visit. */
export function App({ toasts, children }: AppProps) {
  const [store] = useState(createStore);
  useEffect(replayPendingPress, []);
  return (
    <StoreContext value={store}>
      <ToastProvider value={toasts}>{children}</ToastProvider>
    </StoreContext>
  );
}
