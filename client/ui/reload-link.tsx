import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** Loads the page anew, without the router: for what only a fresh answer of the server can mend. */
export function ReloadLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={className}>
      {children}
    </a>
  );
}
