import { Link } from "react-router";
import { unbroken } from "#shared/format/unbroken.ts";
import { href } from "#shared/routes.ts";
import type { EarlierQuote } from "./earlier-quotes.server.ts";
import { offersCopy } from "./offers-copy.ts";

interface EarlierQuoteListProps {
  readonly quotes: readonly EarlierQuote[];
}

/** The member's other quotes beside the offers; a fold on a phone. */
export function EarlierQuoteList({ quotes }: EarlierQuoteListProps) {
  return (
    <>
      <details className="card p-4 desktop:hidden no-print">
        <summary className="font-semibold cursor-pointer">
          {offersCopy.earlierCount(quotes.length)}
        </summary>
        <Quotes quotes={quotes} />
      </details>
      <aside
        aria-labelledby="earlier-quotes"
        className="earlier-quotes card p-4 hidden desktop:block no-print"
      >
        <h2 id="earlier-quotes" className="h3">
          {offersCopy.earlier}
        </h2>
        <Quotes quotes={quotes} />
      </aside>
    </>
  );
}

function Quotes({ quotes }: EarlierQuoteListProps) {
  return (
    <>
      <ul className="flex flex-col gap-3 mt-3">
        {quotes.map(({ id, productName, subject, askedOn, to }) => (
          <li key={id}>
            <Link to={to} className="link font-medium">
              {productName}
            </Link>
            <p className="text-sm text-muted">{unbroken(`${subject} · ${askedOn}`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <Link to={href("account", {}, { page: "tekliflerim" })} className="link">
          {offersCopy.allQuotes}
        </Link>
      </p>
    </>
  );
}
