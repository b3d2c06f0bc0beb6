import type { PageRequest } from "#shared/page-request.ts";
import { productMenu } from "./product-menu.ts";

/** What the frame shows on every page; shows a waiting message once and forgets it. */
export function loadLayout(page: PageRequest) {
  const { flash } = page.session.state;
  if (flash !== undefined) page.session.update({ flash: undefined });
  return {
    site: page.site,
    productMenu,
    isSignedIn: page.isSignedIn,
    hasConsentAnswer: page.hasConsentAnswer,
    flash: flash ?? null,
  };
}

export type LayoutData = ReturnType<typeof loadLayout>;
