import { createMiddleware } from "hono/factory";
import { checkSession } from "#shared/calls/account/check-session.ts";
import { href, permanentRedirects } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { redirectFor } from "#worker/data-redirect.ts";
import { localPath } from "#worker/local-path.ts";
import { pageRouteOf } from "#worker/page-route.ts";

/** A path as it is declared; the home page alone has nothing but its slash. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, "");

/** Letters that need no escape stand for themselves (RFC 3986, 6.2.2.2), so that a page has one address. */
const unescaped = (path: string): string =>
  path.replaceAll(/%([0-7][\da-f])/gi, (escape: string, code: string) => {
    const letter = String.fromCodePoint(Number.parseInt(code, 16));
    return /[\w.~-]/.test(letter) ? letter : escape;
  });

/** Old addresses and those with a slash at their end move for good; pages for members or guests only send the others home. */
export const gate = createMiddleware<EdgeContext>(async (context, next) => {
  const { method, path } = context.req;
  const { pathname, search } = new URL(context.req.url);
  const bare = withoutSlash(unescaped(pathname));
  const moved = permanentRedirects.get(bare);
  const lead = (to: string, status: 301 | 302) =>
    redirectFor(context.req.raw, context.redirect(to, status));
  if (moved !== undefined) return lead(href(moved) + search, 301);
  if (method !== "POST" && pathname !== bare) return lead(localPath(bare) + search, 301);
  const route = pageRouteOf(path);
  const member = context.get("member");
  // Who is sent away from the sign-in must really be signed in: the back office may have ended the session.
  if (route?.gate === "guest" && member.isSignedIn) await context.get("api").call(checkSession, {});
  const { isSignedIn } = member;
  // What a guest posts to a member's page is refused there, so that nothing typed gets lost without a word.
  const isClosed =
    route?.gate === "member"
      ? !isSignedIn && method !== "POST"
      : route?.gate === "guest" && isSignedIn;
  return isClosed ? lead(href("home"), 302) : next();
});
