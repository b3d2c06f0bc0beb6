import { SearchKeywordSchema } from "#shared/schemas/search-keyword.ts";
import { defineCall } from "../call.ts";
import { list, model, named, oneOf, text } from "../codec.ts";

/** Pages and products that match a keyword, best first. */
export const searchSite = defineCall({
  service: "content",
  method: "POST",
  path: "/search/search",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  proxied: true,
  request: model({ keyword: named("keyword", text(SearchKeywordSchema)) }),
  data: model({
    results: list(
      model({
        title: text(),
        excerpt: text(),
        path: text(),
        kind: oneOf(["product", "page", "question"]),
      }),
    ),
  }),
});
