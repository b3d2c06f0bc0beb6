export type ButtonVariant = "primary" | "secondary" | "quiet";

const classes: Record<ButtonVariant, string> = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  quiet: "btn-quiet",
};

/** Looks of a button, also for links that act like one. */
export function buttonClass(variant: ButtonVariant, extra = ""): string {
  return extra === "" ? classes[variant] : `${classes[variant]} ${extra}`;
}
