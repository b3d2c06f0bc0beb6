import { createMiddleware } from "hono/factory";
import { href, permanentRedirects } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { pageRouteOf } from "#worker/page-route.ts";

/** Old addresses move for good; pages for members or guests only send the others home. */
export const gate = createMiddleware<EdgeContext>(async (context, next) => {
  const { path } = context.req;
  const moved = permanentRedirects[path.replace(/\/$/, "")];
  if (moved !== undefined) return context.redirect(href(moved as "home"), 301);
  const route = pageRouteOf(path);
  const isSignedIn = context.get("member").isSignedIn;
  const isClosed = route?.gate === "member" ? !isSignedIn : route?.gate === "guest" && isSignedIn;
  return isClosed ? context.redirect(href("home"), 302) : next();
});
