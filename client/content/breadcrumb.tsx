import { Link } from "react-router";
import { href } from "#shared/routes.ts";
import { contentCopy } from "./copy.ts";

/** The way back to the home page, and where one is. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={contentCopy.path} className="text-sm text-muted no-print">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link
            to={href("home")}
            className="inline-flex items-center min-h-9 text-muted hover:text-primary"
          >
            {contentCopy.home}
          </Link>
        </li>
        <li aria-current="page" className="inline-flex items-center gap-2">
          <span className="i-lucide-chevron-right" aria-hidden="true" />
          {title}
        </li>
      </ol>
    </nav>
  );
}
