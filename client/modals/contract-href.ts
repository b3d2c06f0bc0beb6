import { href, routeIds, routeOf } from "#shared/routes.ts";

/** The page that holds a contract's text; texts without a page of their own stand on the contract page. */
export function contractHref(slug: string): string {
  const own = routeIds.find((id) => routeOf(id).slug === slug);
  return own === undefined ? href("contract", { slug }) : routeOf(own).path;
}
