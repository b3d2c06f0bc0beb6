import { Hono } from "hono";
import { endpoints } from "#shared/routes.ts";
import { describeError } from "#shared/describe-error.ts";
import { readCredentials } from "../api/caller.ts";
import { refused } from "../api/answer.ts";
import { alert } from "../log.ts";
import { actOnAccount, showAccounts } from "./accounts.ts";
import { downloadCampaigns, registerCampaign, showCampaigns } from "./campaigns/campaigns.ts";
import { sendToDoor, setUp, showInvitation, showSignIn, signIn, signOut } from "./door/door.ts";
import { download, showFile, showImage } from "./records/files.ts";
import { showAudit, showCodes, showOrders } from "./lists.ts";
import { actOnNumber, showNumbers } from "./numbers.ts";
import { showPermissions, takeBackPermission } from "./permissions.ts";
import type { OfficeContext, OfficeRequest } from "./office-context.ts";
import { leadTo } from "./office-context.ts";
import { sectionsOf } from "./kit/page.tsx";
import type { OfficeRight } from "./rights.ts";
import { officeRights } from "./rights.ts";
import { fontAddressIn } from "./kit/sheet.ts";
import { decideOrder, showOrder } from "./sales/orders.ts";
import { brokenPage, forbiddenPage, noSuchPage } from "./pages/missing-page.tsx";
import { officePaths } from "./paths.ts";
import { decidePolicy, findPolicies, showPolicies, showPolicy } from "./sales/policies.ts";
import { downloadSaleRecord, showSaleRecord } from "./sales/sale-record.ts";
import { showOffers } from "./sales/offers.ts";
import { actOnItem, showInbox, showItem } from "./records/records.ts";
import { showStatus, statusJson } from "./status/status.ts";
import { readSession } from "./door/session.ts";
import type { OfficeServices } from "./services.ts";

type Method = "get" | "post";

/** What is there for everybody. */
const door: readonly (readonly [
  Method,
  keyof typeof officePaths,
  (asked: OfficeRequest) => Promise<Response>,
])[] = [
  ["get", "signIn", showSignIn],
  ["post", "signIn", signIn],
  ["get", "invite", showInvitation],
  ["post", "invite", setUp],
];

/** What is there for whoever is signed in and has one of the rights, or any where none is named; `id` is that of the thing an address names. */
const rooms: readonly (readonly [
  Method,
  keyof typeof officePaths,
  (context: OfficeContext, id: string) => Promise<Response>,
  ...rights: OfficeRight[],
])[] = [
  ["post", "signOut", signOut],
  ["get", "inbox", showInbox, "requests"],
  ["get", "item", showItem, "requests"],
  ["post", "item", actOnItem, "requests"],
  ["get", "file", showFile, "requests", "money"],
  ["get", "fileImage", showImage, "requests", "money"],
  ["get", "fileDownload", download, "requests", "money"],
  ["get", "offers", showOffers, "requests", "money"],
  ["get", "orders", showOrders, "money"],
  ["get", "order", showOrder, "money"],
  ["post", "order", decideOrder, "money"],
  ["get", "policies", showPolicies, "money"],
  ["post", "policies", findPolicies, "money"],
  ["get", "policy", showPolicy, "money"],
  ["post", "policy", decidePolicy, "money"],
  ["get", "saleRecord", showSaleRecord, "money"],
  ["get", "saleRecordPdf", downloadSaleRecord, "money"],
  ["get", "codes", showCodes, "requests"],
  ["get", "numbers", showNumbers, "requests"],
  ["post", "numbers", actOnNumber, "requests"],
  ["get", "permissions", showPermissions, "requests"],
  ["post", "permissions", takeBackPermission, "requests"],
  ["get", "accounts", showAccounts, "accounts"],
  ["post", "accounts", actOnAccount, "accounts"],
  ["get", "audit", showAudit, "accounts"],
  ["get", "campaigns", showCampaigns, "campaigns"],
  ["post", "campaigns", registerCampaign, "campaigns"],
  ["get", "campaignsCsv", downloadCampaigns, "campaigns"],
  ["get", "status", showStatus, ...officeRights],
];

/** The office's pages, which are reached through the edge alone: it shows the site's token. */
export function createOffice(services: OfficeServices) {
  const app = new Hono();
  const requestIdOf = (request: Request) => request.headers.get("X-Request-Id") ?? "";
  const askedBy = (request: Request): OfficeRequest => ({
    services,
    request,
    requestId: requestIdOf(request),
    clientIp: request.headers.get("X-Client-Ip") ?? "",
    fontAddress: fontAddressIn(request.headers),
  });
  app.onError((error, { req }) => {
    const requestId = requestIdOf(req.raw);
    alert("unexpected", { requestId, ...describeError(error) });
    return brokenPage(askedBy(req.raw));
  });
  app.notFound(({ req }) => noSuchPage(askedBy(req.raw)));
  app.use(async ({ req }, next) => {
    const credentials = await readCredentials(req.raw.headers, services);
    return credentials === undefined ? refused({ kind: "unauthorised" }) : next();
  });
  app.get(endpoints.status, async ({ req }) => {
    const asked = askedBy(req.raw);
    return (await statusJson(asked)) ?? noSuchPage(asked);
  });
  for (const [method, path, show] of door) {
    app[method](officePaths[path], ({ req }) => show(askedBy(req.raw)));
  }
  for (const [method, path, show, ...rights] of rooms) {
    app[method](officePaths[path], async ({ req }) => {
      const context = await readSession(askedBy(req.raw));
      if (context === undefined) return sendToDoor(askedBy(req.raw));
      if (rights.length === 0 || rights.some((right) => context.rights.has(right))) {
        return show(context, req.param("id") ?? "");
      }
      const [first] = sectionsOf(context);
      return path === "inbox" && first !== undefined
        ? leadTo(officePaths[first])
        : forbiddenPage(context);
    });
  }
  return app;
}
