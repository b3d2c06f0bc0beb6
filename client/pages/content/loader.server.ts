import { data, redirect } from "react-router";
import { contentCopy } from "#client/content/copy.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, questionData } from "#client/content/structured-data.server.ts";
import type { LoaderInput } from "#client/loaders.server.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Head } from "#shared/head.ts";
import { href } from "#shared/routes.ts";

const unavailableStatus = 503;

/** A page that is one text of the content service: the route names it, or for contract texts its address. */
export async function loadContent({ page, route, params, url }: LoaderInput) {
  const found = await loadText(page, route.slug ?? params["slug"] ?? "");
  if (!found.ok && found.reason === "unknown") throw redirect(href("notFound"));
  const { site } = page;
  if (!found.ok) {
    const head: Head = {
      title: `${contentCopy.unavailableTitle} | ${site.name}`,
      description: contentCopy.unavailable,
      isPrivate: true,
    };
    return data({ head, text: null }, { status: unavailableStatus });
  }
  const text = found.value;
  const head: Head = {
    title: `${text.title} | ${site.name}`,
    description: text.description,
    keywords: text.keywords,
    structuredData: [
      breadcrumbData(site.publicUrl, text.title, url.pathname),
      ...questionData(text.questions),
    ],
    isPrivate: !route.inSitemap,
  };
  return data({ head, text }, { status: statusCodes.ok });
}

export type ContentData = Awaited<ReturnType<typeof loadContent>>["data"];
