import type { ProductId } from "#shared/products/catalogue.ts";
import type { RouteSpec } from "#shared/route-spec.ts";
import { articleHref } from "#shared/content/article-href.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import type { Filling } from "./fill.ts";
import { fillPage } from "./fill.ts";
import type { ContentPage } from "./page.ts";
import { articles, findPage, termPages } from "./registry.ts";

/** A text where visitors read it. */
export interface PlacedPage {
  readonly path: string;
  readonly slug: string;
  /** The line the page is about. */
  readonly product?: ProductId;
  readonly page: ContentPage;
}

/** Every text that has an address of its own, as it is read: those of routes in their order, then articles and terms. */
export function placedPages(filling: Filling): PlacedPage[] {
  const routes = routeIds.map((id): RouteSpec => routeOf(id));
  const ofRoutes = routes.flatMap(({ path, slug, product }): PlacedPage[] => {
    const page = slug === undefined ? undefined : findPage(slug);
    if (slug === undefined || page === undefined) return [];
    return [
      { path, slug, page: fillPage(page, filling), ...(product === undefined ? {} : { product }) },
    ];
  });
  const ofArticles = articles.map(({ slug, page }) => {
    return { path: articleHref(slug), slug, page: fillPage(page, filling) };
  });
  const ofTerms = termPages.map(({ slug, page }) => {
    return { path: `/${slug}`, slug, page: fillPage(page, filling) };
  });
  return [...ofRoutes, ...ofArticles, ...ofTerms];
}
