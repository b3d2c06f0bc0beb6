/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { supportCopy } from "../../support/copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import { Bars } from "../kit/bars.tsx";
import type { Bar } from "../kit/bars.tsx";
import { Heading, officePage } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import { Table } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref } from "../paths.ts";

const codesCharted = 12;

/** The codes that brought most, with how many of their quotes were bought. */
function barsOf(quotes: readonly Quote[]): Bar[] {
  const byCode = Map.groupBy(quotes, ({ content }) => content.referenceCode ?? "");
  return [...byCode]
    .map(([label, brought]) => {
      const part = brought.filter(({ purchasedAt }) => purchasedAt !== null).length;
      const value = brought.length;
      return { label, value, part, text: copy.codesBrought(value, part) };
    })
    .toSorted((one, other) => other.value - one.value || one.label.localeCompare(other.label, "tr"))
    .slice(0, codesCharted);
}

/** Who brought whom: quotes with a reference code, the newest first. */
export function codesPage(quotes: readonly Quote[], context: OfficeContext): Promise<Response> {
  return officePage(
    { title: copy.codes, section: "codes" },
    context,
    <>
      <Heading title={copy.codes} lead={copy.codesLead} />
      {quotes.length === 0 ? null : <Bars title={copy.codesChart} bars={barsOf(quotes)} />}
      <Table
        label={copy.codes}
        rows={quotes}
        columns={[
          {
            head: copy.referenceCode,
            cell: ({ quoteId, content }) => (
              <a href={officeHref("offers", quoteId)}>{content.referenceCode}</a>
            ),
          },
          { head: copy.product, cell: ({ productId }) => productName(productId) },
          { head: copy.time, cell: ({ createdAt }) => formatDateTime(createdAt) },
          {
            head: copy.state,
            cell: ({ purchasedAt }) =>
              purchasedAt === null ? null : <Badge>{supportCopy.bought}</Badge>,
          },
        ]}
      />
    </>,
  );
}
