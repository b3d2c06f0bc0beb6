import { quoteKeptDays } from "#shared/constants.ts";
import { officePageCopy as copy } from "./copy.ts";
import { auditLists } from "./office-audit-repository.ts";
import type { OfficeContext } from "./office-context.ts";
import { pageOf } from "./page-number.ts";
import { ordersPage } from "./pages/orders-page.tsx";
import { auditPage, auditWords } from "./pages/audit-page.tsx";
import { codesPage } from "./pages/codes-page.tsx";

const auditPageSize = 50;
const codesForMs = quoteKeptDays * 86_400_000;
const ordersShown = 200;

/** Quotes of the last days they are kept for that were asked for with a reference code. */
export async function showCodes(context: OfficeContext): Promise<Response> {
  const { store, now } = context.services;
  await context.audit("listed", copy.codes);
  const quotes = await store.quotes.openSince(now() - codesForMs);
  return codesPage(
    quotes.filter(({ content }) => content.referenceCode !== undefined),
    context,
  );
}

/** Orders that need somebody, and what the last reconciliation found. */
export async function showOrders(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.orders);
  const { orders, reconciliation, lists } = context.services.store;
  const [listed, run, states, strays] = await Promise.all([
    orders.listForOffice(ordersShown),
    reconciliation.newest(),
    lists.states(),
    lists.strays(),
  ]);
  return ordersPage({ orders: listed, run, states, strays }, context);
}

/** What was done and looked at here, the newest first. */
export async function showAudit(context: OfficeContext): Promise<Response> {
  const url = new URL(context.request.url);
  const page = pageOf(url);
  const word = url.searchParams.get("tur");
  const what = auditLists.find((one) => auditWords[one] === word) ?? "deeds";
  await context.audit("listed", copy.audit);
  const found = await context.services.store.officeAudit.list(what, page, auditPageSize + 1);
  const rows = found.slice(0, auditPageSize);
  return auditPage({ what, rows, page, hasOlder: found.length > rows.length }, context);
}
