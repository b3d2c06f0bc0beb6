import { href } from "../routes.ts";
import type { Topic } from "./topics.ts";

/** Slug of an article's text, by its name in addresses. */
export const articleSlug = (name: string): string => `blog/${name}`;

/** Address of an article by the slug of its text. */
export const articleHref = (slug: string): string =>
  href("article", { article: slug.slice(articleSlug("").length) });

/** Query of the list of articles: what they are about, and which page of them. */
export const articlesQuery = { topic: "konu", page: "sayfa" } as const;

/** A page of the list of articles, from 1; all topics where none is named. */
export function articlesHref(topic?: Topic, page = 1): string {
  const query = {
    ...(topic === undefined ? {} : { [articlesQuery.topic]: topic }),
    ...(page === 1 ? {} : { [articlesQuery.page]: String(page) }),
  };
  return Object.keys(query).length === 0 ? href("blog") : href("blog", {}, query);
}
