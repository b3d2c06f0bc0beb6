import { data, redirect } from "react-router";
import { contentCopy } from "#client/content/copy.ts";
import type { PageText } from "#client/content/load-text.server.ts";
import { loadText } from "#client/content/load-text.server.ts";
import {
  breadcrumbData,
  questionData,
  termSetData,
} from "#client/content/structured-data.server.ts";
import { labelOf } from "#client/frame/menus.ts";
import { nowOf, soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import type { Later } from "#client/ui/later.tsx";
import { statusCodes } from "#shared/codes.ts";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
import type { Head } from "#shared/head.ts";
import { claimFirmQuery } from "#shared/content/claim-href.ts";
import { href } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import type { ClaimFirm } from "./claim-firms.server.ts";
import { loadClaimFirms } from "./claim-firms.server.ts";
import type { QuestionGroup } from "./question-groups.server.ts";
import { loadQuestionGroups } from "./question-groups.server.ts";

/** A page that is one text of the content service: the route names it, or for contract texts its address. */
export async function loadContent({ page, route, params, url }: LoaderInput) {
  const { site } = page;
  const asked = loadText(page, route.slug ?? params["slug"] ?? "");
  // Where an address only names a text, that text decides whether there is such a page.
  const [text, more] = await Promise.all([
    route.slug === undefined ? asked.then((now) => ({ now })) : soon(asked),
    loadMore(page, url),
  ]);
  const found = nowOf(text);
  if (found === undefined) return comesLater(asked, url.pathname, site, more);
  if (!found.ok && found.reason === "unknown") throw redirect(href("notFound"));
  if (!found.ok) {
    const head: Head = {
      title: `${contentCopy.unavailableTitle} | ${site.name}`,
      description: contentCopy.unavailable,
      isPrivate: true,
    };
    return data({ head, text: { now: null } }, { status: statusCodes.unavailable });
  }
  const { title, description, keywords, questions } = found.value;
  const head: Head = {
    title: `${title} | ${site.name}`,
    description,
    keywords,
    structuredData: [
      breadcrumbData(site.publicUrl, title, url.pathname),
      ...questionData(questions),
      ...(url.pathname === href("glossary")
        ? [termSetData(site.publicUrl, found.value, url.pathname)]
        : []),
    ],
    isUnlisted: !route.inSitemap,
  };
  return data({ head, text: { now: found.value }, ...more }, { status: statusCodes.ok });
}

/** The page by the name its links have, until its text is there. */
function comesLater(
  asked: ReturnType<typeof loadText>,
  path: string,
  site: Site,
  more: MoreThanText,
) {
  const label = labelOf(path) ?? site.name;
  const head: Head = {
    title: `${label} | ${site.name}`,
    description: label,
    structuredData: [breadcrumbData(site.publicUrl, label, path)],
  };
  const later = asked.then((found) => (found.ok ? found.value : null));
  return data({ head, label, text: { later }, ...more }, { status: statusCodes.ok });
}

/** What some pages have beside their text. */
interface MoreThanText {
  /** The cookie policy's page asks the cookie question once more, for who has no scripts. */
  readonly choices?: CookieChoices;
  /** The page of questions also has those of every product. */
  readonly groups?: Later<readonly QuestionGroup[]>;
  /** The page for claims has the insurers' service lines, and the one that was chosen. */
  readonly claim?: { readonly firms: Later<readonly ClaimFirm[]>; readonly chosen: string };
}

async function loadMore(
  { api, cookieChoices }: LoaderInput["page"],
  { pathname, searchParams }: URL,
): Promise<MoreThanText> {
  if (pathname === href("cookiePolicy")) return { choices: cookieChoices };
  if (pathname === href("faq")) return { groups: await soon(loadQuestionGroups(api)) };
  if (pathname !== href("claim")) return {};
  const chosen = searchParams.get(claimFirmQuery) ?? "";
  return { claim: { firms: await soon(loadClaimFirms(api)), chosen } };
}

export interface ContentData extends MoreThanText {
  readonly text: Later<PageText | null>;
  /** What the page is called while its text is not there. */
  readonly label?: string;
}
