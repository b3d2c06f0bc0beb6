/** @jsxImportSource hono/jsx */
import type { RecordPart } from "../../order/record/record-text.ts";
import { Card, Heading, officePage } from "../kit/page.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeOrderCopy as copy } from "../sales/order-copy.ts";
import { officeHref } from "../paths.ts";

/** The record of a sale, the texts that were agreed to folded behind it. Its markup is our own, made of escaped text. */
export function saleRecordPage(
  orderId: string,
  [record, ...texts]: readonly RecordPart[],
  context: OfficeContext,
): Promise<Response> {
  return officePage(
    { title: copy.record, section: "orders", isNarrow: true },
    context,
    <>
      <Heading
        title={copy.record}
        lead={copy.recordLead}
        back={{ href: officeHref("order", orderId), label: copy.title }}
      >
        <p>
          <a href={officeHref("saleRecordPdf", orderId)}>{copy.recordPdf}</a>
        </p>
      </Heading>
      <Card>
        <div class="text" dangerouslySetInnerHTML={{ __html: record?.html ?? "" }} />
      </Card>
      {texts.map(({ title, html }) => (
        <Card>
          <details>
            <summary>{title}</summary>
            <div class="text" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        </Card>
      ))}
    </>,
  );
}
