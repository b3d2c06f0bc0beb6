import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { SignInView } from "#client/state/store.ts";
import { href } from "#shared/routes.ts";

const pageOf = { login: "login", register: "register", reset: "forgotPassword" } as const;

interface FormLinkProps {
  readonly view: SignInView;
  /** Swaps the window's form; on a page the link leads to the form's own page. */
  readonly onSwap: ((view: SignInView) => void) | undefined;
  readonly className?: string;
  readonly children: string;
}

/** Leads from one sign-in form to another. */
export function FormLink({ view, onSwap, className = "link", children }: FormLinkProps) {
  const swap = (event: MouseEvent) => {
    if (onSwap === undefined) return;
    event.preventDefault();
    onSwap(view);
  };
  return (
    <Link to={href(pageOf[view])} className={className} onClick={swap}>
      {children}
    </Link>
  );
}
