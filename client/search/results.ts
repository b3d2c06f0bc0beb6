import type { DataOf } from "#shared/calls/call.ts";
import type { searchSite } from "#shared/calls/reference/search-site.ts";
import type { SearchKind } from "#shared/content/search-kinds.ts";
import { searchKindNames, searchQuery } from "#shared/content/search-kinds.ts";
import { href } from "#shared/routes.ts";

export type SearchResult = DataOf<typeof searchSite>["results"][number];

/** The page of results of a keyword, of one kind where it is named. */
export const searchHref = (keyword: string, kind?: SearchKind): string =>
  href(
    "search",
    {},
    {
      [searchQuery.keyword]: keyword,
      ...(kind === undefined ? {} : { [searchQuery.kind]: searchKindNames[kind] }),
    },
  );

/** Results by kind; the kind of the best comes first. */
export function byKind<Result extends { readonly kind: SearchKind }>(
  results: readonly Result[],
): { readonly kind: SearchKind; readonly results: readonly Result[] }[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: results.filter((each) => each.kind === kind) }));
}
