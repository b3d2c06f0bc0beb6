import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { replayPendingPress } from "./state/pending-press.ts";
import { StoreContext, createStore } from "./state/store.ts";
import { ToastProvider } from "./ui/toast-context.ts";
import { createToastStore } from "./ui/toast-store.ts";

/** What surrounds the router on both sides: the state of one visit, made new for every render on the server. */
export function App({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  const [toasts] = useState(createToastStore);
  useEffect(replayPendingPress, []);
  return (
    <StoreContext value={store}>
      <ToastProvider value={toasts}>{children}</ToastProvider>
    </StoreContext>
  );
}
