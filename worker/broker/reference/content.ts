import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listFaqPosts } from "#shared/calls/reference/list-faq-posts.ts";
import type { listSliders } from "#shared/calls/reference/list-sliders.ts";
import type { searchSite } from "#shared/calls/reference/search-site.ts";
import { mostResults } from "#shared/calls/reference/search-site.ts";
import { searchKinds } from "#shared/content/search-kinds.ts";
import { err, ok } from "#shared/result.ts";
import { faq } from "../content/faq.ts";
import { siteSearch } from "../content/search/site-search.ts";
import { sliders } from "../content/sliders.ts";
import { unknownChoice } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { referenceCopy } from "./copy.ts";
import { fillingOf } from "./get-page.ts";
import type { ReferenceServices } from "./services.ts";

export const answerListFaqPosts: Handler<
  RequestOf<typeof listFaqPosts>,
  DataOf<typeof listFaqPosts>,
  ReferenceServices
> = async ({ category }, { services }) => {
  const { categories, posts } = faq(fillingOf(services));
  if (category !== undefined && !categories.some(({ id }) => id === category)) {
    return err(unknownChoice("Category", referenceCopy.unknownCategory));
  }
  const chosen = posts.filter((post) => category === undefined || post.category === category);
  return ok({ categories, posts: chosen });
};

export const answerListSliders: Handler<
  object,
  DataOf<typeof listSliders>,
  ReferenceServices
> = async () => ok({ sliders: sliders() });

export const answerSearchSite: Handler<
  RequestOf<typeof searchSite>,
  DataOf<typeof searchSite>,
  ReferenceServices
> = async ({ keyword, limit = mostResults }, { services }) => {
  const { hits, corrected, term } = siteSearch()(keyword, fillingOf(services));
  const counts = searchKinds
    .map((kind) => ({ kind, count: hits.filter((hit) => hit.kind === kind).length }))
    .filter(({ count }) => count > 0);
  return ok({
    results: hits.slice(0, limit),
    counts,
    ...(corrected === undefined ? {} : { corrected }),
    ...(term === undefined ? {} : { term }),
  });
};
