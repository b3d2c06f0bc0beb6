import { topicIds } from "../../content/topics.ts";
import { int, list, model, oneOf, optional, text } from "../codec.ts";
import { productOrOther } from "../product-code.ts";

/** An article where it is only named. */
export const namedArticle = {
  slug: text(),
  title: text(),
  description: text(),
  topic: oneOf(topicIds),
  minutes: int(1, 60),
};

/** What an article tells of itself; days are "YYYY-MM-DD". */
export const articleFacts = model({
  topic: oneOf(topicIds),
  productId: productOrOther,
  written: text(),
  reviewed: text(),
  minutes: int(1, 60),
  sources: list(model({ name: text(), date: optional(text()), url: optional(text()) })),
  related: list(model(namedArticle)),
});

/** What a term's own page tells beside its text. */
export const termFacts = model({
  name: text(),
  definition: text(),
  productId: productOrOther,
  /** Other terms and where they are explained. */
  related: list(model({ name: text(), path: text() })),
  articles: list(model(namedArticle)),
});
