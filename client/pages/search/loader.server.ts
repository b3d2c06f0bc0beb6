import { data } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { searchSite } from "#shared/calls/reference/search-site.ts";
import { statusCodes } from "#shared/codes.ts";
import { searchKindNames, searchKinds, searchQuery } from "#shared/content/search-kinds.ts";
import type { Head } from "#shared/head.ts";
import { unavailableHead } from "#shared/head.ts";
import { maxKeywordLength } from "#shared/schemas/keyword-length.ts";
import { searchPageCopy } from "./copy.ts";

/** What is found for the question of the address; nothing is asked without one. */
export async function loadSearch({ page, url }: LoaderInput) {
  const keyword = (url.searchParams.get(searchQuery.keyword) ?? "")
    .trim()
    .slice(0, maxKeywordLength);
  const asked = url.searchParams.get(searchQuery.kind);
  const kind = searchKinds.find((each) => searchKindNames[each] === asked);
  const headOf = (title: string): Head => ({
    title: `${title} | ${page.site.name}`,
    description: searchPageCopy.description,
    isPrivate: true,
  });
  if (keyword === "") {
    const head = headOf(searchPageCopy.title);
    return data({ head, keyword, kind, found: null, isAway: false }, { status: statusCodes.ok });
  }
  const { data: found } = await page.api.call(searchSite, { keyword });
  if (found === null) {
    return data(
      { head: unavailableHead("text"), keyword, kind, found: null, isAway: true },
      { status: statusCodes.unavailable },
    );
  }
  const head = headOf(searchPageCopy.title);
  return data({ head, keyword, kind, found, isAway: false }, { status: statusCodes.ok });
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>["data"];
