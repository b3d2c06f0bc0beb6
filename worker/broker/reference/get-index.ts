import type { DataOf } from "#shared/calls/call.ts";
import type { getIndex } from "#shared/calls/reference/get-index.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { placedPages } from "../content/page-places.ts";
import { articles } from "../content/registry.ts";
import { fillingOf, namedArticle } from "./get-page.ts";
import type { ReferenceServices } from "./services.ts";

export const answerGetIndex: Handler<object, DataOf<typeof getIndex>, ReferenceServices> = async (
  _request,
  { services },
) => {
  const filling = fillingOf(services);
  return ok({
    articles: articles.map((article) => {
      const { page, facts } = article;
      return { ...namedArticle(article, filling), written: facts.written, updated: page.updated };
    }),
    pages: placedPages(filling).map(({ path, page }) => ({ path, updated: page.updated })),
  });
};
