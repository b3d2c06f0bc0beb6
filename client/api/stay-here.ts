import type { DataRouter } from "react-router";

/** Gives up what is under way: the page that is shown is asked for again, and nothing on it moves. */
export function stayHere({ navigate, state }: DataRouter): Promise<void> {
  const { pathname, search, state: kept } = state.location;
  // With its fragment it would be a way within the page, and no navigation.
  return navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: kept });
}
