import type { Context } from "hono";
import { html } from "hono/html";
import { getIndex } from "#shared/calls/reference/get-index.ts";
import { statusCodes } from "#shared/codes.ts";
import { articleHref } from "#shared/content/article-href.ts";
import { termHref } from "#shared/content/term-href.ts";
import { productIds } from "#shared/products/catalogue.ts";
import { endpoints, href, productHref, productPageOf, routeIds, routeOf } from "#shared/routes.ts";
import { feedCopy } from "./feed-copy.ts";
import type { EdgeContext } from "#worker/context.ts";

export function robots(context: Context<EdgeContext>): Response {
  const { publicUrl } = context.get("deps").env.site;
  const lines = [
    "User-agent: *",
    "Disallow: /teklif/",
    "Disallow: /api/",
    `Disallow: ${endpoints.office}`,
    `Sitemap: ${publicUrl}${endpoints.sitemap}`,
  ];
  return context.text(`${lines.join("\n")}\n`);
}

/** What there is to read; undefined while nobody says. */
const indexOf = async (context: Context<EdgeContext>) =>
  (await context.get("api").call(getIndex, {})).data ?? undefined;

/** Every page meant for search engines, with the day of its text's last change where it is known; addresses hold no characters XML would need escaped. */
export async function sitemap(context: Context<EdgeContext>): Promise<Response> {
  const { publicUrl } = context.get("deps").env.site;
  const index = await indexOf(context);
  const changed = new Map(index?.pages.map(({ path, updated }) => [path, updated]));
  const own = routeIds.filter((id) => routeOf(id).inSitemap).map((id): string => routeOf(id).path);
  // Lines without a page of their own are known by the form that asks for a call.
  const asked = productIds.filter((id) => productPageOf(id) === undefined).map(productHref);
  const written = (index?.articles ?? []).map(({ slug }) => articleHref(slug));
  const terms = [...changed.keys()].filter((path) => path.startsWith(termHref("")));
  const paths = [...own, ...asked, ...written, ...terms];
  const urls = paths.map((path) => {
    const day = changed.get(path);
    const changedOn = day === undefined ? "" : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${publicUrl}${path}</loc>${changedOn}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
  return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8" });
}

const feedLength = 30;
const escapeXml = (text: string): string => String(html`${text}`);

/** When an article of a day ("YYYY-MM-DD") came out, in epoch ms: as the day began. */
const publishedAt = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/** The articles as RSS 2.0, the newest first; 503 while nobody says which there are. */
export async function feed(context: Context<EdgeContext>): Promise<Response> {
  const { publicUrl, name } = context.get("deps").env.site;
  const index = await indexOf(context);
  if (index === undefined) return context.text("", statusCodes.unavailable);
  const now = context.get("deps").now();
  const published = index.articles.filter(({ written }) => publishedAt(written) <= now);
  const items = published.slice(0, feedLength).map(({ slug, title, description, written }) => {
    const link = publicUrl + articleHref(slug);
    return [
      "<item>",
      `<title>${escapeXml(title)}</title>`,
      `<link>${link}</link>`,
      `<guid>${link}</guid>`,
      `<description>${escapeXml(description)}</description>`,
      `<pubDate>${new Date(publishedAt(written)).toUTCString()}</pubDate>`,
      "</item>",
    ].join("");
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feedCopy.title(name))}</title>`,
    `<link>${publicUrl}${href("blog")}</link>`,
    `<description>${escapeXml(feedCopy.description)}</description>`,
    "<language>tr</language>",
    `<atom:link href="${publicUrl}${endpoints.feed}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>",
  ].join("");
  return context.body(xml, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
}
