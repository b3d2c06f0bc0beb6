import type { Context } from "hono";
import { clientAssets } from "virtual:client-assets";
import { visitorHeader } from "#shared/calls/call.ts";
import { cookies } from "#shared/cookies.ts";
import { href } from "#shared/routes.ts";
import { statusHeader } from "#shared/status.ts";
import { fontHeader } from "#shared/theme.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie } from "#worker/cookie.ts";
import type { Caller } from "#worker/upstream/upstream.ts";
import { callHeaders } from "#worker/upstream/upstream.ts";

/** What of a browser's headers the back office's pages are given; who asks is the edge's to say. */
const passedHeaders = ["Accept", "Content-Type"];

/**
 * The embedded back office's own pages: the outbox, and where a foreign bank and its page post what has happened. They exist only
 * where the embedded providers do, and the broker answers 404 for what is switched off.
 */
export function brokerPages(context: Context<EdgeContext>): Promise<Response> {
  return askBroker(context, {});
}

/** The 3-D Secure page of a payment, for the visitor or member who opened it. */
export function bankPage(context: Context<EdgeContext>): Promise<Response> {
  const caller = context.get("caller");
  const headers = knownHeaders(context, caller.member);
  return askBroker(context, { ...headers, [visitorHeader]: caller.visitor });
}

/** The office's pages, with the cookies of the office alone: its accounts are nobody's memberships. */
export function officePages(context: Context<EdgeContext>): Promise<Response> {
  const own = [cookies.office, cookies.officeDevice].flatMap((spec) => {
    const token = readCookie(context, spec);
    return token === undefined ? [] : [`${spec.name}=${token}`];
  });
  const carried = own.length === 0 ? {} : { Cookie: own.join("; ") };
  return askBroker(context, {
    ...knownHeaders(context, undefined),
    [fontHeader]: clientAssets.font,
    ...carried,
  });
}

/** How things stand, for a monitor: its bearer token is the back office's to judge. */
export function statusJson(context: Context<EdgeContext>): Promise<Response> {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header("Authorization") ?? "") ?? [];
  const shown = token === undefined ? {} : { [statusHeader]: token };
  return askBroker(context, { ...knownHeaders(context, undefined), ...shown });
}

/** What a call of the site carries beside its body: who makes it, with the site's own token unless a member's is given. */
function knownHeaders(context: Context<EdgeContext>, member: Caller["member"]) {
  const { vars, site } = context.get("deps").env;
  const own = { token: vars.SITE_ACCESS_TOKEN, source: site.brandSlug };
  const caller = context.get("caller");
  const { "Content-Type": _kind, ...headers } = callHeaders("form", caller, member ?? own);
  return headers;
}

async function askBroker(
  context: Context<EdgeContext>,
  known: Readonly<Record<string, string>>,
): Promise<Response> {
  const { BROKER } = context.get("deps").env.bindings;
  const fetchBroker = BROKER.fetch.bind(BROKER) as unknown as typeof fetch;
  const { method, url } = context.req.raw;
  const headers = new Headers(known);
  for (const name of passedHeaders) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  // Read here, so that a refusal leaves nothing of it unread on the connection.
  const body = ["GET", "HEAD"].includes(method) ? undefined : await context.req.arrayBuffer();
  const response = await fetchBroker(url, {
    method,
    headers,
    ...(body && { body }),
    redirect: "manual",
  });
  const wantsPage = context.req.header("Accept")?.includes("text/html") === true;
  const isPage = response.headers.get("Content-Type")?.includes("text/html") === true;
  if (response.status === 404 && wantsPage && !isPage) {
    return context.redirect(href("notFound"), 302);
  }
  return new Response(response.body, response);
}
