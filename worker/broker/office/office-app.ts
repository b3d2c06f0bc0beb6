import { Hono } from "hono";
import { quoteHeader } from "#shared/routes.ts";
import { readCredentials } from "../api/caller.ts";
import { refused } from "../api/answer.ts";
import { officeStages } from "../support/office-stage.ts";
import type { Services } from "../services.ts";
import { act } from "./act.ts";
import { officePageCopy as copy } from "./copy.ts";
import { doneWords } from "./done.ts";
import { attachment } from "./attachment.ts";
import { inboxKinds, listInbox } from "./inbox.ts";
import { newSecret, openSecret, takeUpInvitation } from "./invitation.ts";
import { findItem } from "./item.ts";
import type { OfficeContext, OfficeRequest } from "./office-context.ts";
import { auditAs, leadTo, readForm } from "./office-context.ts";
import { auditPage, codesPage } from "./pages/record-pages.ts";
import { invitePage, signInPage } from "./pages/door-pages.ts";
import { inboxPage, stageWords } from "./pages/inbox-page.ts";
import { itemPage, missingPage } from "./pages/item-page.ts";
import { ordersPage } from "./pages/orders-page.ts";
import { itemHref, officePaths } from "./paths.ts";
import { beginSession, endedSession, readSession } from "./session.ts";
import { checkCredentials } from "./sign-in.ts";

const auditPageSize = 50;
const codesForMs = 90 * 86_400_000;
const mostPages = 50;
const ordersShown = 200;
const tooManyRequests = 429;
const unprocessable = 422;

const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get("sayfa"));
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
};

async function signIn(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const form = await readForm(request);
  const checked = await checkCredentials(form, asked);
  if (checked.ok) return enter(checked.value, "signed-in", services);
  const isTooMany = checked.reason === "too-many";
  return signInPage(services.site.name, {
    name: form["name"] ?? "",
    fault: isTooMany ? copy.tooMany : copy.signInRefused,
    status: isTooMany ? tooManyRequests : unprocessable,
  });
}

async function enter(
  { accountId, name }: { readonly accountId: string; readonly name: string },
  how: "signed-in" | "set-up",
  services: Services,
): Promise<Response> {
  await auditAs(name, services)(how, "");
  return leadTo(officePaths.inbox, { "Set-Cookie": await beginSession(accountId, services) });
}

async function showInvitation({ services }: OfficeRequest): Promise<Response> {
  return invitePage(services.site.name, await newSecret(services));
}

async function setUp(asked: OfficeRequest): Promise<Response> {
  const { services, request } = asked;
  const form = await readForm(request);
  const sealed = form["secret"] ?? "";
  const secret = await openSecret(sealed, services);
  if (secret === undefined) return leadTo(officePaths.invite);
  const taken = await takeUpInvitation(form, secret, asked);
  if (!taken.ok) {
    return invitePage(services.site.name, { secret, sealed, typed: form, errors: taken.reason });
  }
  // Whoever was signed in as this account with what was before is not any more.
  await services.store.officeSessions.closeAll(taken.value.accountId);
  return enter(taken.value, "set-up", services);
}

async function signOut(context: OfficeContext): Promise<Response> {
  await context.audit("signed-out", "");
  await context.services.store.officeSessions.close(context.sessionIndex);
  return leadTo(`${officePaths.signIn}?cikis=1`, { "Set-Cookie": endedSession() });
}

async function showInbox(context: OfficeContext): Promise<Response> {
  const url = new URL(context.request.url);
  const word = url.searchParams.get("durum");
  const stage = officeStages.find((one) => stageWords[one] === word) ?? "open";
  const kind = inboxKinds.find((one) => one === url.searchParams.get("tur"));
  const page = pageOf(url);
  await context.audit(
    "listed",
    [copy.stages[stage], kind && copy.kinds[kind]].filter(Boolean).join(", "),
  );
  const listed = await listInbox({ kind, stage, page }, context.services);
  return inboxPage({ stage, kind, page, ...listed }, context);
}

async function showItem(context: OfficeContext, reference: string): Promise<Response> {
  const item = await findItem(reference, context.services);
  if (item === undefined) return missingPage(context);
  await context.audit("opened", reference);
  const said = new URL(context.request.url).searchParams.get("sonuc");
  return itemPage(item, context, { done: doneWords.find((word) => word === said) });
}

async function actOnItem(context: OfficeContext, reference: string): Promise<Response> {
  const form = await readForm(context.request);
  const item = await findItem(reference, context.services);
  if (item === undefined) return missingPage(context);
  const outcome = await act(item, form, context);
  if ("fault" in outcome) return itemPage(item, context, { fault: outcome.fault, typed: form });
  return leadTo(`${itemHref(reference)}?sonuc=${outcome.done}`);
}

async function download(context: OfficeContext, fileId: string): Promise<Response> {
  const { supportMessages, quoteCorrections } = context.services.store;
  const file =
    (await supportMessages.findFile(fileId)) ?? (await quoteCorrections.findFile(fileId));
  if (file === undefined) return missingPage(context);
  await context.audit("downloaded", fileId);
  return attachment(file);
}

/** The edge alone signs addresses of quotes; it is told which one. */
async function openOffers(context: OfficeContext, quoteId: string): Promise<Response> {
  await context.audit("opened", quoteId);
  return leadTo(officePaths.inbox, { [quoteHeader]: quoteId });
}

async function showCodes(context: OfficeContext): Promise<Response> {
  const { store, now } = context.services;
  await context.audit("listed", copy.codes);
  const quotes = await store.quotes.openSince(now() - codesForMs);
  return codesPage(
    quotes.filter(({ content }) => content.referenceCode !== undefined),
    context,
  );
}

async function showOrders(context: OfficeContext): Promise<Response> {
  await context.audit("listed", copy.orders);
  const { orders, reconciliation } = context.services.store;
  const [listed, run] = await Promise.all([
    orders.listForOffice(ordersShown),
    reconciliation.newest(),
  ]);
  return ordersPage(listed, run, context);
}

async function showAudit(context: OfficeContext): Promise<Response> {
  const page = pageOf(new URL(context.request.url));
  const found = await context.services.store.officeAudit.list(page, auditPageSize + 1);
  const rows = found.slice(0, auditPageSize);
  return auditPage({ rows, page, hasOlder: found.length > rows.length }, context);
}

/** The office's pages, which are reached through the edge alone: it shows the site's token. */
export function createOffice(services: Services) {
  const app = new Hono();
  const askedBy = (request: Request): OfficeRequest => ({
    services,
    request,
    requestId: request.headers.get("X-Request-Id") ?? "",
    clientIp: request.headers.get("X-Client-Ip") ?? "",
  });
  /** Hands a request to a page if somebody is signed in, and to the door otherwise. */
  const signedIn = async (
    request: Request,
    show: (context: OfficeContext) => Promise<Response>,
  ) => {
    const context = await readSession(askedBy(request));
    return context === undefined ? leadTo(officePaths.signIn) : show(context);
  };
  app.use(async ({ req }, next) => {
    const credentials = await readCredentials(req.raw.headers, services);
    return credentials === undefined ? refused({ kind: "unauthorised" }) : next();
  });
  app.get(officePaths.signIn, ({ req }) => {
    const note = req.query("cikis") === "1" ? { note: copy.signedOut } : {};
    return signInPage(services.site.name, note);
  });
  app.post(officePaths.signIn, ({ req }) => signIn(askedBy(req.raw)));
  app.get(officePaths.invite, ({ req }) => showInvitation(askedBy(req.raw)));
  app.post(officePaths.invite, ({ req }) => setUp(askedBy(req.raw)));
  app.post(officePaths.signOut, ({ req }) => signedIn(req.raw, signOut));
  app.get(officePaths.inbox, ({ req }) => signedIn(req.raw, showInbox));
  app.get(officePaths.orders, ({ req }) => signedIn(req.raw, showOrders));
  app.get(officePaths.codes, ({ req }) => signedIn(req.raw, showCodes));
  app.get(officePaths.audit, ({ req }) => signedIn(req.raw, showAudit));
  app.get(officePaths.item, ({ req }) =>
    signedIn(req.raw, (context) => showItem(context, req.param("reference"))),
  );
  app.post(officePaths.item, ({ req }) =>
    signedIn(req.raw, (context) => actOnItem(context, req.param("reference"))),
  );
  app.get(officePaths.file, ({ req }) =>
    signedIn(req.raw, (context) => download(context, req.param("file"))),
  );
  app.get(officePaths.offers, ({ req }) =>
    signedIn(req.raw, (context) => openOffers(context, req.param("quote"))),
  );
  return app;
}
