/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productName } from "#shared/products/catalogue.ts";
import type { OfficeOrder } from "../../order/order-repository.ts";
import { needsDecision } from "../../order/aside/decisions.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Source } from "../../insurers/source.ts";
import { findSource } from "../../insurers/source.ts";
import type { ListState, Stray } from "../../reconciliation/list-repository.ts";
import type { Run } from "../../reconciliation/reconciliation-repository.ts";
import { Heading, officePage } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import { Empty } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeOrderCopy } from "../sales/order-copy.ts";
import { officeHref } from "../paths.ts";

const texts: Readonly<Record<string, string>> = copy.orderTroubles;

/** What is wrong, in words: a stuck order says it by the step it is at. */
const troublesOf = ({ attention, state }: OfficeOrder): string[] =>
  (attention ?? "").split(" ").flatMap((word) => texts[word === "stuck" ? state : word] ?? []);

const differences: Readonly<Record<string, { readonly label: string; readonly task: string }>> =
  copy.differences;

/** In what its records differ, with what is to be done. */
const differencesOf = ({ difference }: OfficeOrder) =>
  (difference ?? "").split(" ").flatMap((kind) => differences[kind] ?? []);

function Order({ order }: { readonly order: OfficeOrder }) {
  const { orderId, quoteId, productId, paidKurus, updatedAt } = order;
  const what = [productName(productId ?? ""), `${formatMoney(paidKurus)} TL`].filter(Boolean);
  const labels = [...troublesOf(order), ...differencesOf(order).map(({ label }) => label)];
  return (
    <li>
      <header>
        <a href={officeHref("offers", quoteId)}>{what.join(" · ")}</a>
        {labels.map((label) => (
          <Badge isAlert>{label}</Badge>
        ))}
      </header>
      {differencesOf(order).map(({ task }) => (
        <p>{task}</p>
      ))}
      {needsDecision(order) ? (
        <p>
          <a href={officeHref("order", orderId)}>{officeOrderCopy.decideLink}</a>
        </p>
      ) : null}
      <p>
        <a href={officeHref("saleRecord", orderId)}>{officeOrderCopy.record}</a>
      </p>
      <Origin orderId={orderId} at={updatedAt} />
    </li>
  );
}

/** Which order it is about, and since when. */
const Origin = ({ orderId, at }: { readonly orderId: string; readonly at: number }) => (
  <p class="muted">
    {copy.orderNumber}: {orderId} · {formatDateTime(at)}
  </p>
);

const policiesOf = "policies:";

/** What a list by day is called. */
function nameOf(list: string, sources: readonly Source[]): string {
  if (list === "payments" || list === "chargebacks") return officeOrderCopy.listNames[list];
  const id = list.slice(policiesOf.length);
  return officeOrderCopy.listNames.policies(findSource(sources, id)?.name ?? id);
}

const strayTexts: Readonly<Record<string, { readonly label: string; readonly task: string }>> =
  officeOrderCopy.strays;

function StrayRow({
  stray,
  sources,
}: {
  readonly stray: Stray;
  readonly sources: readonly Source[];
}) {
  const { list, orderId, kurus, foundAt } = stray;
  const kind = list.startsWith(policiesOf) ? "policies" : list;
  const { label = list, task = "" } = strayTexts[kind] ?? {};
  const where = kind === "policies" ? ` · ${nameOf(list, sources)}` : "";
  return (
    <li>
      <header>
        <strong>
          {formatMoney(kurus)} TL{where}
        </strong>
        <Badge isAlert>{label}</Badge>
      </header>
      <p>{task}</p>
      <Origin orderId={orderId} at={foundAt} />
    </li>
  );
}

interface Listed {
  readonly orders: readonly OfficeOrder[];
  readonly run: Run | undefined;
  readonly states: readonly ListState[];
  readonly strays: readonly Stray[];
}

/**
 * Orders that do not get on by themselves or differ from the records of others, what no order stands for, and when and with
 * whom these were last compared.
 */
export function ordersPage(
  { orders, run, states, strays }: Listed,
  context: OfficeContext,
): Promise<Response> {
  const { sources } = context.services;
  const uncompared = states.flatMap(({ list, state }) => {
    if (state === "listed") return [];
    const text = officeOrderCopy.uncompared[state](nameOf(list, sources));
    return list === "chargebacks" ? [`${text} ${officeOrderCopy.watchChargebacks}`] : [text];
  });
  return officePage(
    { title: copy.orders, section: "orders" },
    context,
    <>
      <Heading title={copy.orders} lead={copy.ordersLead}>
        <p class="muted">{run === undefined ? copy.notReconciled : copy.reconciled(run)}</p>
        {uncompared.map((text) => (
          <p class="muted">{text}</p>
        ))}
      </Heading>
      {orders.length === 0 ? (
        <Empty />
      ) : (
        <ol class="rows">
          {orders.map((order) => (
            <Order order={order} />
          ))}
        </ol>
      )}
      {strays.length === 0 ? null : (
        <>
          <h2>{officeOrderCopy.straysTitle}</h2>
          <p class="muted">{officeOrderCopy.straysLead}</p>
          <ol class="rows">
            {strays.map((stray) => (
              <StrayRow stray={stray} sources={sources} />
            ))}
          </ol>
        </>
      )}
    </>,
  );
}
