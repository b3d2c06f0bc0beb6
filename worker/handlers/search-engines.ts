import type { Context } from "hono";
import { endpoints, routeIds, routeOf } from "#shared/routes.ts";
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

/** Every page meant for search engines; addresses hold no characters XML would need escaped. */
export function sitemap(context: Context<EdgeContext>): Response {
  const { publicUrl } = context.get("deps").env.site;
  const paths = routeIds.filter((id) => routeOf(id).inSitemap).map((id) => routeOf(id).path);
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
  return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8" });
}
