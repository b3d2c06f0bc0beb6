import type { ReactNode } from "react";

/** A page that is loaded begins at its heading without any script; one that comes otherwise, by the frame. */
const takesFocusOnLoad = { autoFocus: true };

/** The heading a page begins with: it takes the focus when the page comes (`client/frame/layout.tsx`). */
export function PageHeading({
  className = "h1",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <h1 tabIndex={-1} {...takesFocusOnLoad} className={`${className} focus-visible:outline-none`}>
      {children}
    </h1>
  );
}

/** The heading that takes the focus within an element, of a page or of its step; nothing where its page has none. */
export const pageHeadingIn = (element: HTMLElement | null): HTMLElement | null =>
  element?.querySelector<HTMLElement>(':is(h1, h2)[tabindex="-1"]') ?? null;
