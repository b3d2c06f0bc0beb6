/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { FoundPolicy } from "../../order/policy-repository.ts";
import { Button, Form, TextField } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import type { Column } from "../kit/table.tsx";
import { Table } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { policyOfficeCopy as copy } from "../sales/policy-copy.ts";

const found: readonly Column<FoundPolicy>[] = [
  {
    head: copy.number,
    cell: ({ orderId, policyNumber }) => <a href={officeHref("policy", orderId)}>{policyNumber}</a>,
  },
  { head: copy.product, cell: ({ productId }) => productName(productId) },
  { head: copy.firm, cell: ({ firmName, firmId }) => firmName ?? firmId },
  { head: copy.issued, cell: ({ issuedAt }) => formatDate(issuedAt) },
];

const taskOf = (attention: string | null): string =>
  Object.entries(copy.tasks).find(([word]) => word === attention)?.[1] ?? "";

/** A cancellation, or a change, that waits for somebody. */
export interface Waiting {
  readonly orderId: string;
  readonly policyNumber: string;
  readonly attention: string | null;
  readonly refundKurus: number;
  readonly askedAt: number;
}

const waiting: readonly Column<Waiting>[] = [
  {
    head: copy.number,
    cell: ({ orderId, policyNumber }) => <a href={officeHref("policy", orderId)}>{policyNumber}</a>,
  },
  { head: copy.state, cell: ({ attention }) => taskOf(attention) },
  { head: copy.refund, cell: ({ refundKurus }) => copy.lira(refundKurus) },
  { head: copy.asked, cell: ({ askedAt }) => formatDateTime(askedAt) },
];

interface PoliciesPage {
  readonly waiting: readonly Waiting[];
  readonly found?: readonly FoundPolicy[];
  readonly fault?: string;
}

/** Where a policy is found, and what of the policies that are left waits for somebody. */
export const policiesPage = (
  { found: policies, fault, ...page }: PoliciesPage,
  context: OfficeContext,
): Promise<Response> =>
  officePage(
    { title: copy.title, section: "policies", status: fault === undefined ? 200 : 422 },
    context,
    <>
      <Heading title={copy.title} lead={copy.lead} />
      <Form action={officePaths.policies}>
        <TextField
          name="sought"
          label={copy.sought}
          hint={copy.soughtHint}
          autocomplete="off"
          fault={fault}
        />
        <Button look="primary" label={copy.find} />
      </Form>
      {policies === undefined ? null : policies.length === 0 ? (
        <Card>
          <p>{copy.nothing}</p>
        </Card>
      ) : (
        <>
          <h2>{copy.found}</h2>
          <Table label={copy.found} columns={found} rows={policies} />
        </>
      )}
      <h2>{copy.waiting}</h2>
      <Table label={copy.waiting} columns={waiting} rows={page.waiting} />
    </>,
  );
