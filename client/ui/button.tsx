import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet";

const classes: Record<ButtonVariant, string> = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  quiet: "btn-quiet",
};

function buttonClass(variant: ButtonVariant, extra = ""): string {
  return extra === "" ? classes[variant] : `${classes[variant]} ${extra}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Shows a spinner beside its text. It does nothing more when pressed, and keeps the focus, which a disabled one would lose. */
  loading?: boolean;
}

export function Button({
  variant = "primary",
  loading = false,
  disabled = false,
  type = "button",
  className = "",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
