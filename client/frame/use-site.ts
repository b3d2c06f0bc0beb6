import { useMatches, useRouteLoaderData } from "react-router";
import type { PageId } from "#shared/route-spec.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import type { LayoutData } from "./loader.server.ts";

/** The frame's data; absent only where loading it failed. */
export const useLayoutData = () => useRouteLoaderData<LayoutData>("layout");

/** Brand and firm data as configured for this deployment. */
export function useSite(): Site {
  const data = useLayoutData();
  if (data === undefined) throw new Error("The frame has no site data.");
  return data.site;
}

/** The page that is shown, whichever of its routes led there. */
function useShownPage(): PageId | undefined {
  const last = useMatches().at(-1)?.id;
  const id = routeIds.find((known) => known === last);
  return id && routeOf(id).page;
}

export const useIsPage = (page: PageId): boolean => useShownPage() === page;

const quotePages: readonly PageId[] = [
  "quote",
  "offers",
  "comparison",
  "purchase",
  "call-back",
  "order",
];

/** Whether the visitor is on the way from a quote to a policy, where the frame stays quiet. */
export function useIsQuoteFlow(): boolean {
  const page = useShownPage();
  return page !== undefined && quotePages.includes(page);
}
