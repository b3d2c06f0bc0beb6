import { Link } from "react-router";
import { Badge } from "#client/ui/badge.tsx";
import { Money } from "#client/ui/money.tsx";
import { Fact } from "../fact.tsx";
import type { SectionData } from "../loader.server.ts";
import { MemberQuoteList } from "../member-quote-list.tsx";
import { quotesCopy } from "./copy.ts";

/** The member's quotes that were not bought. */
export function QuotesSection({ data }: { data: SectionData<"tekliflerim"> }) {
  return (
    <MemberQuoteList section="tekliflerim" list={data} copy={quotesCopy}>
      {(row) => <Quote row={row} />}
    </MemberQuoteList>
  );
}

function Quote({ row }: { row: SectionData<"tekliflerim">["rows"][number] }) {
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="h3">{row.productName}</h2>
          <p className="text-muted">
            {row.subject} · {row.vehicle}
          </p>
        </div>
        <Badge>{quotesCopy.offers(row.offerCount)}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 mt-4 desktop:grid-cols-3">
        <Fact label={quotesCopy.askedOn}>{row.askedOn}</Fact>
        <Fact label={quotesCopy.start}>{row.start}</Fact>
        <Fact label={quotesCopy.lowest}>
          {row.lowestKurus === null ? quotesCopy.noPrice : <Money kurus={row.lowestKurus} />}
        </Fact>
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-4">
        <Link to={row.to} className="btn-secondary">
          {quotesCopy.open}
        </Link>
        {row.validUntil === null ? null : (
          <span className="text-sm text-muted">
            {row.isExpired ? quotesCopy.expired : quotesCopy.validUntil(row.validUntil)}
          </span>
        )}
      </p>
    </article>
  );
}
