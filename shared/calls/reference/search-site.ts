import { SearchKeywordSchema } from "#shared/schemas/search-keyword.ts";
import { searchKinds } from "../../content/search-kinds.ts";
import { defineCall } from "../call.ts";
import { int, list, model, named, oneOf, optional, text } from "../codec.ts";

/** Stretches of a text, from a letter up to another, in UTF-16 units. */
const marks = optional(list(model({ from: int(), to: int() })));

/** At most so many results are told of. */
export const mostResults = 60;

/**
 * What matches a keyword, best first: products, tools, articles, terms, questions and other pages, `mostResults` of them where
 * no `limit` is given. Marks are the stretches that stand for what was asked. `counts` tells of everything found, `corrected` what was
 * searched for instead of a word that is spelled like none of ours, `term` the definition of what was asked for by its name.
 */
export const searchSite = defineCall({
  service: "content",
  method: "POST",
  path: "/search/search",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  proxied: true,
  request: model({
    keyword: named("keyword", text(SearchKeywordSchema)),
    limit: named("limit", optional(int(1, mostResults))),
  }),
  data: model({
    results: list(
      model({
        title: text(),
        excerpt: text(),
        path: text(),
        kind: oneOf(searchKinds),
        titleMarks: marks,
        excerptMarks: marks,
      }),
    ),
    counts: optional(list(model({ kind: oneOf(searchKinds), count: int() }))),
    corrected: optional(text()),
    term: optional(
      model({ title: text(), excerpt: text(), path: text(), example: optional(text()) }),
    ),
  }),
});
