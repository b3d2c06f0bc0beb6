import { productIds, products } from "#shared/lines/catalogue.ts";
import { productHref } from "#shared/routes.ts";
import type { Site } from "#shared/site.ts";
import { placedPages } from "./page-places.ts";
import type { PlacedPage } from "./page-places.ts";
import type { SearchDocument } from "./search.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Our own HTML as text, with firm data in place of `{{firm}}` and its like. */
function plainText(html: string, site: Site): string {
  const names = Object.keys(site) as (keyof Site)[];
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
  return names.reduce(
    (filling, name) => filling.replaceAll(`{{${name}}}`, () => String(site[name])),
    text,
  );
}

function pageDocument({ path, page, product }: PlacedPage, site: Site): SearchDocument {
  const text = plainText(page.html, site);
  const description = plainText(page.description, site);
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

function questionDocuments({ path, page }: PlacedPage, site: Site): SearchDocument[] {
  return (page.questions ?? []).map(({ question, answer }) => {
    const description = plainText(answer, site);
    return { kind: "question", title: question, description, body: "", path };
  });
}

/** Everything that can be searched: products, texts that have a page, and their questions. */
export function searchDocuments(site: Site): SearchDocument[] {
  const pages = placedPages();
  const withoutPage = productIds.filter((id) => !pages.some(({ product }) => product === id));
  return [
    ...pages.flatMap((placed) => [pageDocument(placed, site), ...questionDocuments(placed, site)]),
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
