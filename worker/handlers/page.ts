import type { Context } from "hono";
import { dataRequestHeader } from "#shared/data-request.ts";
import { inTime } from "#shared/in-time.ts";
import type { RouteSpec } from "#shared/route-spec.ts";
import { publicPageOf } from "#worker/public-pages/public-page.ts";
import { storedAnswer } from "#worker/public-pages/stored-answer.ts";
import { statusCodes } from "#shared/codes.ts";
import { cookieChoices } from "#shared/cookie-choices.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { Seals } from "#shared/page-request.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie } from "#worker/cookie.ts";
import { redirectFor } from "#worker/data-redirect.ts";
import { patienceMs } from "#worker/env.ts";
import { keepAlive } from "#worker/keep-alive.ts";
import { lateCookies } from "./late-cookies.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { refusal } from "#worker/refusal.ts";

/** Actions read forms and nothing else; a body of another kind would fail inside them. The request stays readable. */
const carriesForm = (request: Request): Promise<boolean> =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );

/** Whether all of an address can be decoded. The router writes one that cannot into the log as it stands, with whatever is in it. */
function isDecodable({ url }: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** An address nobody declared leads to the not-found page; a call or a file of the build that is not there says so itself. */
function notFound(context: Context<EdgeContext>): Response | Promise<Response> {
  const { path } = context.req;
  if (path.startsWith("/api/")) {
    return refusal(context, statusCodes.notFound, upstreamCopy.unknownEndpoint);
  }
  if (path.startsWith("/assets/")) return context.text(upstreamCopy.unknownFile, 404);
  return redirectFor(context.req.raw, context.redirect(href("notFound"), 302));
}

/** Seals of one visitor: what is carried in the page of one browser is nothing in another. */
const sealsOf = (seals: Seals, visitor: string): Seals => ({
  seal: (purpose, ...rest) => seals.seal(`${purpose} of ${visitor}`, ...rest),
  open: (purpose, ...rest) => seals.open(`${purpose} of ${visitor}`, ...rest),
});

/** The page as it is kept for everybody; undefined where the visitor may have something of their own on it. */
async function publicAnswer(
  context: Context<EdgeContext>,
  route: RouteSpec,
): Promise<Response | undefined> {
  const { env, pages } = context.get("deps");
  const { raw } = context.req;
  const isDocument = raw.method !== "POST" && !raw.headers.has(dataRequestHeader);
  const wanted = publicPageOf({
    url: new URL(raw.url),
    page: route.page,
    isSignedIn: context.get("member").isSignedIn,
    session: context.get("session").state,
    choices: cookieChoices((spec) => readCookie(context, spec)),
  });
  if (!isDocument || wanted === undefined) return undefined;
  const found = pages.find(wanted, (work) => keepAlive(context, work));
  const stored = found instanceof Promise ? await inTime(found, env.vars.FRAME_PATIENCE_MS) : found;
  return stored && storedAnswer(raw, stored, env.vars);
}

/** Renders a declared page. */
export async function page(context: Context<EdgeContext>): Promise<Response> {
  const deps = context.get("deps");
  const route = pageRouteOf(context.req.path);
  if (route === undefined || !isDecodable(context.req.raw)) return notFound(context);
  if (context.req.method === "POST" && !(await carriesForm(context.req.raw))) {
    return refusal(context, statusCodes.badRequest, upstreamCopy.badBody);
  }
  const shared = await publicAnswer(context, route);
  if (shared !== undefined) return shared;
  return deps.render(context.req.raw, {
    requestId: context.get("requestId"),
    nonce: context.get("nonce"),
    site: deps.env.site,
    session: context.get("session"),
    api: context.get("api"),
    links: deps.links,
    seals: sealsOf(deps.sessions, context.get("caller").visitor),
    member: context.get("member"),
    cookieChoices: cookieChoices((spec) => readCookie(context, spec)),
    isPosted: context.req.method === "POST",
    patienceMs: patienceMs(deps.env),
    lateCookies: lateCookies(context),
    outlives: (work) => keepAlive(context, work),
    signal: context.req.raw.signal,
    now: deps.now,
  });
}
