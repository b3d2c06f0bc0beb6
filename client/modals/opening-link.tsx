import { Suspense, useState } from "react";
import type { ReactNode } from "react";

interface OpeningLinkProps {
  /** Where the text stands for itself. */
  readonly href: string;
  readonly children: string;
  /** The window that is opened over the form. */
  readonly renderWindow: (close: () => void) => ReactNode;
}

/** Opens a text in a window over the form; without scripts it leads to the text's own page. */
export function OpeningLink({ href, children, renderWindow }: OpeningLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="link"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen ? <Suspense fallback={null}>{renderWindow(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
