import type { ReactNode } from "react";
import { EmptyList } from "./empty-list.tsx";
import { Pagination } from "./pagination.tsx";
import { ProductFilter } from "./product-filter.tsx";
import type { Option } from "#shared/fields/asked-field.ts";

interface MemberQuoteListProps<Row extends { readonly id: string }> {
  readonly section: "policelerim" | "tekliflerim";
  readonly list: {
    readonly rows: readonly Row[];
    /** The product the list is narrowed down to; empty for all. */
    readonly product: string;
    readonly products: readonly Option[];
    readonly page: number;
    readonly pageCount: number;
  };
  readonly copy: { readonly empty: string; readonly emptyText: string };
  /** Draws one entry. */
  readonly children: (row: Row) => ReactNode;
}

const emptyKinds = { policelerim: "policies", tekliflerim: "quotes" } as const;

/** A member's quotes or policies: the filter, a card for each, and the way to the others. */
export function MemberQuoteList<Row extends { readonly id: string }>({
  section,
  list: { rows, product, products, page, pageCount },
  copy,
  children,
}: MemberQuoteListProps<Row>) {
  if (rows.length === 0 && product === "") {
    return <EmptyList kind={emptyKinds[section]} title={copy.empty} text={copy.emptyText} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <ProductFilter section={section} products={products} chosen={product} />
      {rows.length === 0 ? <p className="text-muted">{copy.empty}</p> : null}
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.id} className="card p-5">
            {children(row)}
          </li>
        ))}
      </ul>
      <Pagination
        section={section}
        query={product === "" ? {} : { urun: product }}
        page={page}
        pageCount={pageCount}
      />
    </div>
  );
}
