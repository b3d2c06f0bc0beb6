import type { RouteSpec } from "#shared/route-spec.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeIds, routeOf } from "#shared/routes.ts";

type PageRoute = RouteSpec & { id: RouteId };

const routes = routeIds.map((id): PageRoute => ({ id, ...routeOf(id) }));
const isNamed = ({ path }: PageRoute): boolean => path.includes(":");

/** Routes of one address by that; of those whose addresses have a name in them, what they look like. */
const fixed: ReadonlyMap<string, PageRoute> = new Map(
  routes.filter((route) => !isNamed(route)).map((route) => [route.path, route]),
);
const patterns = routes.filter(isNamed).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, "[^/]+")}$`),
}));

/** The declared page a path belongs to, if any. */
export function pageRouteOf(path: string): PageRoute | undefined {
  const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return fixed.get(bare) ?? patterns.find(({ pattern }) => pattern.test(bare))?.route;
}
