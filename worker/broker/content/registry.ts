import { texts } from "virtual:texts";
import { routes } from "#shared/routes.ts";
import type { ArticleFacts, ContentPage } from "./page.ts";

/** Names a text goes by beside its own: the personal-data notice also by its address. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [routes.personalData.path.slice(1), "lightingContract"],
]);

/** An article by the slug of its text. */
export interface Article {
  readonly slug: string;
  readonly page: ContentPage;
  readonly facts: ArticleFacts;
}

/** Every article, the newest first. */
export const articles: readonly Article[] = Object.entries(texts)
  .flatMap(([slug, page]) =>
    page.article === undefined ? [] : [{ slug, page, facts: page.article }],
  )
  .toSorted(
    (one, other) =>
      other.facts.written.localeCompare(one.facts.written) || one.slug.localeCompare(other.slug),
  );

/** Texts of terms that have a page of their own. */
export const termPages: readonly { readonly slug: string; readonly page: ContentPage }[] =
  Object.entries(texts).flatMap(([slug, page]) =>
    page.term === undefined ? [] : [{ slug, page }],
  );

/** A content page or agreement; undefined for an unknown slug. */
export function findPage(name: string): ContentPage | undefined {
  const slug = otherNames.get(name) ?? name;
  return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
}
