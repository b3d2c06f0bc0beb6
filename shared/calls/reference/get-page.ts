import { articleFacts, termFacts } from "./article-fields.ts";
import { defineCall } from "../call.ts";
import { priceExamples } from "./price-examples.ts";
import { list, longText, model, named, optional, text } from "../codec.ts";

/** A content page or contract text by its slug. `postContent` is HTML. */
export const getPage = defineCall({
  service: "content",
  method: "GET",
  path: "/page/get-page",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  cacheSeconds: 300,
  proxied: true,
  html: [["postContent"]],
  request: model({ slug: named("slug", text()) }),
  data: model({
    postTitle: named("postTitle", text()),
    postContent: named("postContent", longText),
    description: named("description", optional(text())),
    keywords: named("keywords", optional(text())),
    version: named("version", optional(text())),
    article: named("article", optional(articleFacts)),
    term: named("term", optional(termFacts)),
    examples: named("examples", optional(priceExamples)),
    questions: named("questions", optional(list(model({ question: text(), answer: text() })))),
  }),
});
