import { contentCopy } from "./copy.ts";
import type { Heading } from "./load-text.server.ts";

/** Where to find what in a long text; beside it on the desktop. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-labelledby="bu-sayfada" className="no-print">
      <p id="bu-sayfada" className="mb-1 text-sm font-semibold text-muted">
        {contentCopy.contents}
      </p>
      <ul className="border-0 border-l-2 border-solid border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 pl-4 text-ink no-underline hover:text-primary hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
