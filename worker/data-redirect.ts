import {
  dataRedirectHeader,
  dataRequestHeader,
  documentRedirectHeader,
} from "#shared/data-request.ts";
import { pageRouteOf } from "./page-route.ts";

/** A redirect as the asking script can follow it: it cannot see where a plain one leads, so it is told in headers. */
export function redirectFor(request: Request, response: Response): Response {
  const location = response.headers.get("Location");
  if (location === null || !request.headers.has(dataRequestHeader)) return response;
  // Kept, it would be what the back button finds in place of the page.
  const headers = new Headers({ [dataRedirectHeader]: location, "Cache-Control": "no-store" });
  const isPage = location.startsWith("/") && pageRouteOf(location.split("?")[0]!) !== undefined;
  if (!isPage) headers.set(documentRedirectHeader, "1");
  return new Response(null, { status: 204, headers });
}
