import { createContext, useContext } from "react";
import type { ToastStore } from "./toast-store.ts";

const ToastContext = createContext<ToastStore | null>(null);

export const ToastProvider = ToastContext.Provider;

/** The notifications of this page view. Throws outside a `ToastProvider`. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error("useToasts needs a ToastProvider above it.");
  return store;
}
