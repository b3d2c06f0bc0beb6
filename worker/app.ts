import { Hono } from "hono";
import { maxCorrectionBodyBytes } from "#shared/calls/quote/offer-fields.ts";
import { maxPaperBodyBytes, maxPaperBytes } from "#shared/calls/policy/paper.ts";
import { maxSupportBodyBytes, maxSupportFileBytes } from "#shared/calls/support/support-fields.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { endpoints, routes } from "#shared/routes.ts";
import type { EdgeContext, EdgeDeps } from "./context.ts";
import { bankPage, brokerPages, officePages, statusJson } from "./handlers/broker-pages.ts";
import { policyCalendar } from "./handlers/policy-calendar.ts";
import {
  certificatePdf,
  comparisonPdf,
  changePdf,
  refundPdf,
  endorsementPdf,
  policyPdf,
  saleDocumentsPdf,
} from "./handlers/documents.ts";
import { saveConsent } from "./handlers/consent.ts";
import { healthz, readyz } from "./handlers/health.ts";
import { setLateCookies } from "./handlers/late-cookies.ts";
import { logout } from "./handlers/logout.ts";
import { memberData, requestFile } from "./handlers/member-files.ts";
import { offerStream } from "./handlers/offer-stream.ts";
import { page } from "./handlers/page.ts";
import { paymentReturn, returnedAgain } from "./handlers/payment-return.ts";
import { patiently } from "./handlers/patiently.ts";
import { proxy } from "./handlers/proxy.ts";
import { feed, robots, sitemap } from "./handlers/search-engines.ts";
import { toolPdf } from "./handlers/tool-pdf.ts";
import { toolCalendar } from "./handlers/tool-calendar.ts";
import { shortLink } from "./handlers/short-link.ts";
import { unexpectedError } from "./handlers/unexpected-error.ts";
import { accessLog } from "./middleware/access-log.ts";
import { limitBody } from "./middleware/body-limit.ts";
import { cacheControl } from "./middleware/cache-control.ts";
import { campaign, landing } from "./middleware/campaign.ts";
import { drainBody } from "./middleware/drain-body.ts";
import { gate } from "./middleware/gate.ts";
import { member } from "./middleware/member.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { requestId } from "./middleware/request-id.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { serverTiming } from "./middleware/server-timing.ts";
import { session } from "./middleware/session.ts";
import { startLists } from "./middleware/start-lists.ts";
import { upstreamApi } from "./middleware/upstream-api.ts";
import { visitor } from "./middleware/visitor.ts";

const usualMaxBytes = 256 * 1024;
const ofQuote = ({ path }: { readonly path: string }) =>
  new RegExp(`^${path.replace(":quote", "[^/]+")}$`);
const filePaths = [routes.paper, routes.leave].map(ofQuote);
/** Pages whose forms carry files; how long those may be is said at them. */
const takesFiles = (path: string): boolean =>
  path === routes.account.path || filePaths.some((one) => one.test(path));
const tooLarge = (maxBytes: number) => ({
  message: upstreamCopy.filesTooLarge(maxBytes / 1024 ** 2),
});
const filesTooLarge = tooLarge(maxSupportFileBytes);
const membersFiles = limitBody(maxSupportBodyBytes, filesTooLarge);
const usualBody = limitBody(usualMaxBytes);

/** The edge: what every request passes, in order, and who answers it. */
export function createApp(deps: EdgeDeps) {
  const app = new Hono<EdgeContext>();
  app.onError(unexpectedError);
  app.use(async (context, next) => {
    context.set("deps", deps);
    await next();
  });
  app.use(requestId, accessLog, serverTiming, securityHeaders(deps.env), cacheControl, drainBody);
  app.get(endpoints.health, healthz);
  app.get(endpoints.ready, readyz);
  app.get(endpoints.robots, robots);

  app.use(limitBody(usualMaxBytes, { isExcepted: takesFiles }));
  app.post(endpoints.paymentReturn, paymentReturn);
  app.get(endpoints.paymentReturn, returnedAgain);
  app.all("/dev/*", brokerPages);
  app.post(endpoints.bankLanding, brokerPages);
  app.post(endpoints.bankNotice, brokerPages);

  app.use(sameOrigin, visitor, campaign, session, member, upstreamApi);
  app.get(endpoints.sitemap, sitemap);
  app.get(endpoints.feed, feed);
  app.on(["GET", "POST"], endpoints.bankPage, bankPage);
  app.post(`${endpoints.office}/*`, rateLimit("PROXY_LIMIT"));
  app.get(`${endpoints.office}/`, (context) => context.redirect(endpoints.office, 301));
  app.get(endpoints.status, rateLimit("PROXY_LIMIT"), statusJson);
  app.on(["GET", "POST"], [endpoints.office, `${endpoints.office}/*`], officePages);
  // A member's forms may carry files. So may one of a quote's owner, so many an hour.
  app.post(routes.account.path, (context, next) =>
    (context.get("member").isSignedIn ? membersFiles : usualBody)(context, next),
  );
  app.post(
    routes.paper.path,
    rateLimit("PROXY_LIMIT"),
    limitBody(maxCorrectionBodyBytes, filesTooLarge),
  );
  app.post(
    routes.leave.path,
    rateLimit("PROXY_LIMIT"),
    limitBody(maxPaperBodyBytes, tooLarge(maxPaperBytes)),
  );
  app.post(endpoints.proxy, rateLimit("PROXY_LIMIT"), proxy);
  app.post(endpoints.consent, saveConsent);
  app.post(endpoints.logout, logout);
  app.get(endpoints.lateCookies, setLateCookies);
  app.get(endpoints.memberData, patiently("document", memberData));
  app.get(endpoints.requestFile, patiently("document", requestFile));
  app.get(endpoints.offerStream, offerStream);
  app.get(endpoints.policyPdf, patiently("document", policyPdf));
  app.get(endpoints.changePdf, patiently("document", changePdf));
  app.get(endpoints.refundPdf, patiently("document", refundPdf));
  app.get(endpoints.endorsementPdf, patiently("document", endorsementPdf));
  app.get(endpoints.certificatePdf, patiently("document", certificatePdf));
  app.get(endpoints.saleDocumentsPdf, patiently("document", saleDocumentsPdf));
  app.get(endpoints.policyCalendar, patiently("document", policyCalendar));
  app.get(endpoints.comparisonPdf, patiently("document", comparisonPdf));
  app.post(endpoints.toolPdf, rateLimit("PROXY_LIMIT"), toolPdf);
  app.get(endpoints.toolCalendar, patiently("document", toolCalendar));
  app.get(endpoints.shortLink, rateLimit("PROXY_LIMIT"), patiently("link", shortLink));

  app.on(["GET", "POST"], "*", startLists, landing, gate, page);
  app.notFound((context) => context.text("", 405, { Allow: "GET, HEAD, POST" }));
  return app;
}
