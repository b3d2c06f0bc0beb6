import type { Question } from "#client/content/load-text.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { listFaqPosts } from "#shared/calls/reference/list-faq-posts.ts";
import { questionGroupAnchor } from "#shared/content/question-anchor.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { productPageOf, routeIds, routeOf, routes } from "#shared/routes.ts";

/** The questions of a product or of another page. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  /** The page they are about, where it is known. */
  readonly path?: string;
  /** With the answer as HTML. */
  readonly questions: readonly Question[];
}

/** Where a category of questions is at home: a product's page, or that of the slug it is named by. */
function pathOf(category: string): string | undefined {
  if (isProductId(category)) return productPageOf(category);
  return routeIds.map(routeOf).find(({ slug }) => slug === category)?.path;
}

/** The questions of every page but the general ones, in the order of the service; none while it cannot be asked. */
export async function loadQuestionGroups(
  api: LoaderInput["page"]["api"],
): Promise<readonly QuestionGroup[]> {
  const { data } = await api.call(listFaqPosts, {});
  if (data === null) return [];
  return data.categories.flatMap(({ id, title }) => {
    const questions = data.posts.filter(({ category }) => category === id);
    if (id === routes.faq.slug || questions.length === 0) return [];
    const path = pathOf(id);
    return [
      { id: questionGroupAnchor(title), title, questions, ...(path === undefined ? {} : { path }) },
    ];
  });
}
