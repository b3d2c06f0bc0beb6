import { campaignParameters } from "#shared/campaign.ts";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
import type { Session } from "#shared/page-request.ts";
import type { PageId } from "#shared/route-spec.ts";
import { href } from "#shared/routes.ts";

/** A page as everybody of a class of visitors is shown it. */
export interface PublicPage {
  readonly path: string;
  /** What the visitor has answered to the cookie question. */
  readonly choices: CookieChoices;
}

/** Pages that hold nothing of a person for who has neither signed in nor begun anything here. */
const publicPages: ReadonlySet<PageId> = new Set([
  "home",
  "product",
  "content",
  "tool",
  "tools",
  "blog",
  "article",
  "term",
  "quote",
  "not-found",
]);

interface Asked {
  readonly url: URL;
  readonly page: PageId | undefined;
  readonly isSignedIn: boolean;
  readonly session: Session["state"];
  readonly choices: CookieChoices;
}

/** Which page of everybody a request is shown; undefined where it may be one of its own. A campaign changes no page. */
export function publicPageOf({ url, page, isSignedIn, session, choices }: Asked) {
  if (page === undefined || !publicPages.has(page) || isSignedIn) return undefined;
  const { drafts, flash, asksPasswordChange } = session;
  const isTold = flash !== undefined || asksPasswordChange !== undefined;
  const hasBegun = page === "quote" && Object.keys(drafts).length > 0;
  const own = [...url.searchParams.keys()].filter((name) => !isCampaign(name));
  if (isTold || hasBegun || own.length > 0) return undefined;
  const path = url.pathname;
  return { path, choices: shownChoices(path, choices) } satisfies PublicPage;
}

/** What of the answer is shown: on the cookie policy's page all of it, elsewhere whether there is one. */
function shownChoices(path: string, choices: CookieChoices): CookieChoices {
  if (path === href("cookiePolicy")) return choices;
  const { isAnswered } = choices;
  return { isAnswered, functional: true, analytics: true, targeting: true };
}

const isCampaign = (name: string): boolean => campaignParameters.some((known) => known === name);
