import type { ProductId } from "#shared/lines/catalogue.ts";
import type { RouteSpec } from "#shared/routes.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import type { Filling } from "./fill.ts";
import { fillPage } from "./fill.ts";
import type { ContentPage } from "./page.ts";
import { findPage } from "./registry.ts";

/** A text where visitors read it. */
export interface PlacedPage {
  readonly path: string;
  readonly slug: string;
  /** The line the page is about. */
  readonly product?: ProductId;
  readonly page: ContentPage;
}

/** Every text that a route of its own shows, as it is read, in the order of the routes. */
export function placedPages(filling: Filling): PlacedPage[] {
  const routes = routeIds.map((id): RouteSpec => routeOf(id));
  return routes.flatMap(({ path, slug, product }) => {
    const page = slug === undefined ? undefined : findPage(slug);
    if (slug === undefined || page === undefined) return [];
    return [
      { path, slug, page: fillPage(page, filling), ...(product === undefined ? {} : { product }) },
    ];
  });
}
