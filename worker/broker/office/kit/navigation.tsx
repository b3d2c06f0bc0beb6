/** @jsxImportSource hono/jsx */
import { officePageCopy as copy } from "../copy.ts";

interface Tab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Lists that are one page with another choice. */
export const Tabs = ({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map((tab) => (
      <a href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>
        {tab.label}
      </a>
    ))}
  </nav>
);

interface Pages {
  /** Counted from 1. */
  readonly page: number;
  readonly hasOlder: boolean;
  readonly hrefOf: (page: number) => string;
}

/** The ways to newer and older pages of a list. */
export function Pages({ page, hasOlder, hrefOf }: Pages) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav class="pages" aria-label={copy.pages}>
      {page === 1 ? <span /> : <a href={hrefOf(page - 1)}>{copy.newer}</a>}
      {hasOlder ? <a href={hrefOf(page + 1)}>{copy.older}</a> : null}
    </nav>
  );
}
