import { createHash } from "node:crypto";
import type { SocialCard } from "#client/social/social-card.tsx";
import { articleHref } from "#shared/content/article-href.ts";
import { topics } from "#shared/content/topics.ts";
import { products } from "#shared/products/catalogue.ts";
import { routeIds, routeOf } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { openNames } from "#worker/broker/content/fill.ts";
import { readTexts } from "../texts/read-texts.ts";
import { socialCopy } from "./copy.ts";

export interface SocialPage extends SocialCard {
  /** Address of the page. */
  readonly path: string;
  /** Name of its picture, which changes with what is drawn in it. */
  readonly file: string;
}

/** To be raised when the drawing changes, so that every picture has another name. */
const edition = 1;

/** Throws for a title with a figure in it: its picture would be of one day. */
function pageOf(path: string, card: SocialCard): SocialPage {
  if (openNames(card.title).length > 0) throw new Error(`${path}: a title with a figure`);
  const drawn = createHash("sha256").update(
    JSON.stringify([edition, card.kind, card.title, card.line]),
  );
  const name = path.slice(path.lastIndexOf("/") + 1);
  return { ...card, path, file: `${name}-${drawn.digest("hex").slice(0, 8)}.png` };
}

/** Products, tools and articles with the picture that each should have. */
export function socialPages(): SocialPage[] {
  const texts = readTexts();
  const ofRoutes = routeIds.map(routeOf).flatMap(({ path, page, product, tool }): SocialPage[] => {
    if (page === "product" && product !== undefined) {
      const { name } = products[product];
      return [pageOf(path, { kind: socialCopy.product, title: name, line: product })];
    }
    const found = toolOf(tool ?? "");
    if (found === undefined) return [];
    const { title, quote } = found;
    return [pageOf(path, { kind: socialCopy.tool, title, line: quote.line })];
  });
  const ofArticles = texts.flatMap(({ slug, title, article }) =>
    article === undefined
      ? []
      : [pageOf(articleHref(slug), { kind: topics[article.topic], title, line: article.line })],
  );
  return [...ofRoutes, ...ofArticles];
}
