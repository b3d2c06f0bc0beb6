import type { Answer } from "./answers.ts";

/** An insurer's own logo, drawn. The name stands beside it, so it says nothing to a screen reader. */
export function InsurerLogo({ logo }: { logo: Answer["logo"] }) {
  if (logo === undefined) return null;
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0 rounded-control" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={logo.tint} />
      <path d={logo.path} fill={logo.ink} transform="translate(8 8)" />
    </svg>
  );
}
