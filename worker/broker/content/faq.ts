import { products } from "#shared/products/catalogue.ts";
import { routes } from "#shared/routes.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Filling } from "./fill.ts";
import { placedPages } from "./page-places.ts";
import type { PlacedPage } from "./page-places.ts";

export interface FaqCategory {
  /** A product's id, or the slug of the page the questions stand on. */
  readonly id: string;
  readonly title: string;
}

export interface FaqPost {
  readonly category: string;
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/** General questions first, then those of products, then those of single subjects. */
function rank({ slug, product }: PlacedPage): number {
  if (slug === routes.faq.slug) return 0;
  return product === undefined ? 2 : 1;
}

/** The questions of every page by category. */
export function faq(filling: Filling): { categories: FaqCategory[]; posts: FaqPost[] } {
  const asked = placedPages(filling)
    .filter(({ page }) => (page.questions ?? []).length > 0)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ page, product, slug }) => ({
      category: {
        id: product ?? slug,
        title: product === undefined ? page.title : products[product].name,
      },
      questions: page.questions ?? [],
    }));
  return {
    categories: asked.map(({ category }) => category),
    posts: asked.flatMap(({ category, questions }) =>
      questions.map(({ question, answer }) => {
        return { category: category.id, question, answer: `<p>${escapeHtml(answer)}</p>` };
      }),
    ),
  };
}
