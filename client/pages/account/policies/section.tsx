import { Link } from "react-router";
import { Badge } from "#client/ui/badge.tsx";
import { Money } from "#client/ui/money.tsx";
import { EmptyList } from "../empty-list.tsx";
import { Fact } from "../fact.tsx";
import type { SectionData } from "../loader.ts";
import { Pagination } from "../pagination.tsx";
import { ProductFilter } from "../product-filter.tsx";
import { policiesCopy } from "./copy.ts";

const tones = { future: "accent", running: "success", over: "neutral" } as const;

/** The member's policies, with what can be done with each. */
export function PoliciesSection({ data }: { data: SectionData<"policelerim"> }) {
  const { rows, product, products, page, pageCount } = data;
  if (rows.length === 0 && product === "") {
    return <EmptyList title={policiesCopy.empty} text={policiesCopy.emptyText} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <ProductFilter section="policelerim" products={products} chosen={product} />
      {rows.length === 0 ? <p className="text-muted">{policiesCopy.empty}</p> : null}
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.id} className="card p-5">
            <Policy row={row} />
          </li>
        ))}
      </ul>
      <Pagination
        section="policelerim"
        query={product === "" ? {} : { urun: product }}
        page={page}
        pageCount={pageCount}
      />
    </div>
  );
}

function Policy({ row }: { row: SectionData<"policelerim">["rows"][number] }) {
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="h3">{row.productName}</h2>
          <p className="text-muted">
            {row.firmName} · {row.subject} · {row.vehicle}
          </p>
        </div>
        <Badge tone={tones[row.term]}>{policiesCopy.term[row.term]}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 mt-4 desktop:grid-cols-3">
        <Fact label={policiesCopy.number}>{row.number}</Fact>
        <Fact label={policiesCopy.period}>{row.period}</Fact>
        <Fact label={policiesCopy.paid}>
          <Money kurus={row.paidKurus} />
        </Fact>
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-4">
        <a href={row.pdf} className="btn-secondary">
          <span className="i-lucide-file-down" aria-hidden="true" />
          {policiesCopy.pdf}
        </a>
        {row.renew === null ? null : (
          <Link to={row.renew} className="link">
            {policiesCopy.renew}
          </Link>
        )}
        {row.term === "over" ? null : (
          <Link to={row.cancel} className="link">
            {policiesCopy.cancel}
          </Link>
        )}
      </p>
    </article>
  );
}
