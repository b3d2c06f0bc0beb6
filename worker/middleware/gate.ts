import { createMiddleware } from "hono/factory";
import { checkSession } from "#shared/calls/check-session.ts";
import { href, permanentRedirects } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { redirectFor } from "#worker/data-redirect.ts";
import { pageRouteOf } from "#worker/page-route.ts";

/** Old addresses move for good; pages for members or guests only send the others home. */
export const gate = createMiddleware<EdgeContext>(async (context, next) => {
  const { path } = context.req;
  const moved = permanentRedirects.get(path.replace(/\/$/, ""));
  const lead = (to: string, status: 301 | 302) =>
    redirectFor(context.req.raw, context.redirect(to, status));
  if (moved !== undefined) return lead(href(moved), 301);
  const route = pageRouteOf(path);
  const member = context.get("member");
  // Who is sent away from the sign-in must really be signed in: the back office may have ended the session.
  if (route?.gate === "guest" && member.isSignedIn) await context.get("api").call(checkSession, {});
  const { isSignedIn } = member;
  const isClosed = route?.gate === "member" ? !isSignedIn : route?.gate === "guest" && isSignedIn;
  return isClosed ? lead(href("home"), 302) : next();
});
