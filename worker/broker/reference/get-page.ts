import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPage } from "#shared/calls/reference/get-page.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Filling } from "../content/fill.ts";
import type { ContentPage } from "../content/page.ts";
import { fillPage, fillText } from "../content/fill.ts";
import { priceExamplesOf } from "../content/examples/price-examples.ts";
import { articles, findPage } from "../content/registry.ts";
import type { Article } from "../content/registry.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import type { ReferenceServices } from "./services.ts";

/** What texts are filled with today. */
export const fillingOf = ({ site, now }: CallContext<ReferenceServices>["services"]): Filling => ({
  site,
  day: todayInIstanbul(now()),
});

/** An article where it is only named. */
export const namedArticle = ({ slug, page, facts }: Article, filling: Filling) => {
  const { title, description } = fillPage(page, filling);
  return { slug, title, description, topic: facts.topic, minutes: facts.minutes };
};

function articleOf({ article }: ContentPage, filling: Filling) {
  if (article === undefined) return {};
  const { line: productId, related, sources, topic, written, reviewed, minutes } = article;
  const next = related.flatMap((slug) => articles.filter((other) => other.slug === slug));
  return {
    article: {
      topic,
      productId,
      written,
      reviewed,
      minutes,
      sources: [...sources],
      related: next.map((other) => namedArticle(other, filling)),
    },
  };
}

function termOf({ term }: ContentPage, filling: Filling) {
  if (term === undefined) return {};
  const { name, definition, line: productId, related, articles: further } = term;
  const named = further.flatMap((slug) => articles.filter((article) => article.slug === slug));
  return {
    term: {
      name,
      definition: fillText(definition, filling),
      productId,
      related: [...related],
      articles: named.map((article) => namedArticle(article, filling)),
    },
  };
}

export const answerGetPage: Handler<
  RequestOf<typeof getPage>,
  DataOf<typeof getPage>,
  ReferenceServices
> = async ({ slug }, { services }) => {
  const page = findPage(slug);
  if (page === undefined) return err({ kind: "page-not-found" });
  const examples = priceExamplesOf(slug);
  const { title, html, description, keywords, version, questions } = fillPage(
    page,
    fillingOf(services),
  );
  return ok({
    postTitle: title,
    postContent: html,
    description,
    keywords,
    version,
    ...articleOf(page, fillingOf(services)),
    ...termOf(page, fillingOf(services)),
    ...(examples === undefined ? {} : { examples }),
    ...(questions === undefined ? {} : { questions: [...questions] }),
  });
};
