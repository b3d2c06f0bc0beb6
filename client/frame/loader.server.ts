import { checkSession } from "#shared/calls/account/check-session.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { isSalesStopped } from "#client/sales.server.ts";
import { productMenu } from "./product-menu.server.ts";

/**
 * What the frame shows on every page. It greets nobody whose session the back office has ended meanwhile, and shows a
 * waiting message or question once.
 */
export async function loadLayout(page: PageRequest) {
  const isStopped = isSalesStopped(page);
  if (page.member.isSignedIn) await page.api.call(checkSession, {});
  const { flash, user, asksPasswordChange } = page.session.state;
  const { isSignedIn, marker } = page.member;
  if (flash !== undefined) page.session.update({ flash: undefined });
  if (asksPasswordChange !== undefined) page.session.update({ asksPasswordChange: undefined });
  return {
    site: page.site,
    productMenu,
    /** Who is signed in, and the marker of the session. */
    member: isSignedIn ? { name: user?.name ?? "", surname: user?.surname ?? "", marker } : null,
    asksPasswordChange: isSignedIn && asksPasswordChange === true,
    hasConsentAnswer: page.cookieChoices.isAnswered,
    flash: flash ?? null,
    isSalesStopped: await isStopped,
  };
}

export type LayoutData = Awaited<ReturnType<typeof loadLayout>>;
