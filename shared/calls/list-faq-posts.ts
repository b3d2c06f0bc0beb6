import { defineCall } from "./call.ts";
import { list, model, optional, text } from "./codec.ts";

/** Questions and answers; with a category those of a product or subject. Answers are HTML of our own making. */
export const listFaqPosts = defineCall({
  service: "content",
  method: "POST",
  path: "/faq/get-faqposts",
  encoding: "form",
  credentials: "site",
  cacheSeconds: 3600,
  proxied: true,
  request: model({ category: optional(text()) }),
  data: model({
    categories: list(model({ id: text(), title: text() })),
    posts: list(model({ category: text(), question: text(), answer: text() })),
  }),
});
