import type { RouteSpec } from "#shared/route-spec.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeIds, routeOf } from "#shared/routes.ts";

const patterns = routeIds.map((id) => ({
  id,
  route: routeOf(id),
  pattern: new RegExp(`^${routeOf(id).path.replace(/:\w+/g, "[^/]+")}/?$`),
}));

/** The declared page a path belongs to, if any. */
export function pageRouteOf(path: string): (RouteSpec & { id: RouteId }) | undefined {
  const match = patterns.find(({ pattern }) => pattern.test(path));
  return match === undefined ? undefined : { id: match.id, ...match.route };
}
