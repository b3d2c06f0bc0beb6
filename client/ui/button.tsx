import type { ComponentProps } from "react";
import { buttonClass } from "./button-class.ts";
import type { ButtonVariant } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Disables the button and shows a spinner beside its text. */
  loading?: boolean;
}

export function Button({
  variant = "primary",
  loading = false,
  disabled = false,
  type = "button",
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass(variant, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
