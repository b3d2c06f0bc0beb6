import type { ReactNode } from "react";
import { Suspense, use, useState } from "react";

/** Something a page has, or something that follows in the same answer. */
export type Later<T> = { readonly now: T } | { readonly later: Promise<T> };

interface WhenThereProps<T> {
  readonly value: Later<T>;
  /** In its place meanwhile. */
  readonly fallback: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Shows what a page has as soon as it is there. A browser without scripts shows what follows after the page's content
 * (`worker/ssr/document.ts`), in place of the fallback. What is there from the beginning stands in the page itself: a
 * boundary's content may need scripts to come into sight. What is shown stays while something newer is on its way.
 */
export function WhenThere<T>({ value, fallback, children }: WhenThereProps<T>): ReactNode {
  const [isAwaited] = useState("later" in value);
  const shown = <Shown value={value}>{children}</Shown>;
  if (!isAwaited) return shown;
  return <Suspense fallback={<div className="until-there">{fallback}</div>}>{shown}</Suspense>;
}

function Shown<T>({ value, children }: Omit<WhenThereProps<T>, "fallback">): ReactNode {
  return children("now" in value ? value.now : use(value.later));
}

/** Lines where a text will stand. */
export function TextPlace({ lines = 6, label }: { lines?: number; label: string }) {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={`h-4 rounded bg-line animate-pulse ${at % 3 === 2 ? "w-3/5" : "w-full"}`}
        />
      ))}
    </div>
  );
}
