import { namedArticle } from "./article-fields.ts";
import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** What there is to read: every article, the newest first, and the day ("YYYY-MM-DD") on which each page's text was last changed. */
export const getIndex = defineCall({
  service: "content",
  method: "GET",
  path: "/page/get-index",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  cacheSeconds: 300,
  proxied: true,
  request: model({}),
  data: model({
    articles: list(model({ ...namedArticle, written: text(), updated: text() })),
    pages: list(model({ path: text(), updated: text() })),
  }),
});
