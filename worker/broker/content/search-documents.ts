import { productIds, products } from "#shared/lines/catalogue.ts";
import { productHref } from "#shared/routes.ts";
import type { Filling } from "./fill.ts";
import { placedPages } from "./page-places.ts";
import type { PlacedPage } from "./page-places.ts";
import type { SearchDocument } from "./search.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Our own HTML as text. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&#?\w+;/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();

function pageDocument({ path, page, product }: PlacedPage): SearchDocument {
  const { description } = page;
  const text = plainText(page.html);
  if (product === undefined) {
    return { kind: "page", title: page.title, description, body: text, path };
  }
  const { name, summary } = products[product];
  return {
    kind: "product",
    title: name,
    description: `${summary} ${description}`,
    body: text,
    path,
  };
}

function questionDocuments({ path, page }: PlacedPage): SearchDocument[] {
  return (page.questions ?? []).map(({ question, answer }) => {
    return { kind: "question", title: question, description: answer, body: "", path };
  });
}

/** Everything that can be searched: products, texts that have a page, and their questions. */
export function searchDocuments(filling: Filling): SearchDocument[] {
  const pages = placedPages(filling);
  const withoutPage = productIds.filter((id) => !pages.some(({ product }) => product === id));
  return [
    ...pages.flatMap((placed) => [pageDocument(placed), ...questionDocuments(placed)]),
    ...withoutPage.map((id): SearchDocument => {
      const { name, summary } = products[id];
      return {
        kind: "product",
        title: name,
        description: summary,
        body: "",
        path: productHref(id),
      };
    }),
  ];
}
