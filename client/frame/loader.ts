import type { PageRequest } from "#shared/page-request.ts";
import { productMenu } from "./product-menu.ts";

/** What the frame shows on every page; shows a waiting message or question once and forgets it. */
export function loadLayout(page: PageRequest) {
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
    hasConsentAnswer: page.hasConsentAnswer,
    flash: flash ?? null,
  };
}

export type LayoutData = ReturnType<typeof loadLayout>;
