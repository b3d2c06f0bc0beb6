import { defineCall } from "../call.ts";
import { list, model, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";

/** Questions and answers; with a category those of a product or subject. Answers are HTML. */
export const listFaqPosts = defineCall({
  service: "content",
  method: "POST",
  path: "/faq/get-faqposts",
  encoding: "form",
  credentials: "site",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  html: [["Posts", "*", "Answer"]],
  request: model({ category: optional(productOrOther) }),
  data: model({
    categories: list(model({ id: productOrOther, title: text() })),
    posts: list(model({ category: productOrOther, question: text(), answer: text() })),
  }),
});
