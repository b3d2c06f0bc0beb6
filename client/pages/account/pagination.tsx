import { Link } from "react-router";
import { listCopy } from "./list-copy.ts";
import { sectionHref } from "./section-href.ts";
import type { AccountSectionId } from "./sections.ts";

interface PaginationProps {
  readonly section: AccountSectionId;
  /** What else the address asks for. */
  readonly query: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pageCount: number;
}

/** The way to newer and older entries; nothing when all stand on one page. */
export function Pagination({ section, query, page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null;
  const to = (number: number) => sectionHref(section, { ...query, sayfa: String(number) });
  return (
    <nav aria-label={listCopy.pages} className="flex items-center justify-between gap-4 mt-2">
      {page > 1 ? (
        <Link to={to(page - 1)} className="btn-secondary" rel="prev">
          {listCopy.newer}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-muted tabular-nums">{listCopy.pageOf(page, pageCount)}</span>
      {page < pageCount ? (
        <Link to={to(page + 1)} className="btn-secondary" rel="next">
          {listCopy.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
