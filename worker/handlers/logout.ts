import type { Context } from "hono";
import { logout as logoutCall } from "#shared/calls/member/logout.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";

/**
 * Empties this site's caches, its pages kept for the back button among them, and its storage. Cookies stay: the choice
 * about them is the browser's, not the member's, and those of the member are taken back one by one.
 */
const clearedData = '"cache", "storage"';

/** `POST /cikis`: ends the member's session here and at the back office, or with `everywhere` every session, and goes home. */
export async function logout(context: Context<EdgeContext>): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData());
  const member = context.get("member");
  if (member.isSignedIn) {
    await context.get("api").call(logoutCall, { everywhere: form.get("everywhere") === "on" });
    member.signOut();
  }
  context.header("Clear-Site-Data", clearedData);
  return context.redirect(href("home"), 303);
}
