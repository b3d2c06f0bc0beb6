import type { ComponentProps } from "react";
import { buttonClass } from "./button-class.ts";
import type { ButtonVariant } from "./button-class.ts";

/** A plain link that looks like a button; for addresses outside the router (files, other sites). */
export function LinkButton({
  variant = "primary",
  className = "",
  children,
  ...rest
}: ComponentProps<"a"> & { variant?: ButtonVariant }) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}
