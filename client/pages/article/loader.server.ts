import { data, redirect } from "react-router";
import type { PathStep } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { articleData, breadcrumbData } from "#client/content/structured-data.server.ts";
import { soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { statusCodes } from "#shared/codes.ts";
import { topics } from "#shared/content/topics.ts";
import type { Head } from "#shared/head.ts";
import { unavailableHead } from "#shared/head.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { articleSlug, articlesHref } from "#shared/content/article-href.ts";
import { endpoints, href, quoteHref } from "#shared/routes.ts";

/** An article with the beginning of the quote it is about. */
export async function loadArticle({ page, params, url }: LoaderInput) {
  const { site, api } = page;
  const slug = articleSlug(params["article"] ?? "");
  const found = await loadText(page, slug);
  if (!found.ok && found.reason === "unavailable") {
    return data({ head: unavailableHead("text"), read: null }, { status: statusCodes.unavailable });
  }
  const text = found.ok ? found.value : undefined;
  if (text?.article === undefined) throw redirect(href("notFound"));
  const { article } = text;
  const line = isProductId(article.productId) ? article.productId : undefined;
  const start = await soon(
    line === undefined
      ? Promise.resolve(null)
      : quickStartOf(line, api).then((asked) => asked ?? null),
  );
  const steps: PathStep[] = [
    { title: contentCopy.blog, to: href("blog") },
    { title: topics[article.topic], to: articlesHref(article.topic) },
  ];
  const head: Head = {
    title: `${text.title} | ${site.name}`,
    description: text.description,
    keywords: text.keywords,
    feed: endpoints.feed,
    structuredData: [
      breadcrumbData(site.publicUrl, text.title, url.pathname, steps.slice(0, 1)),
      articleData(site, text, article, url.pathname),
    ],
  };
  const quotePath = line === undefined ? undefined : quoteHref(line);
  return data(
    { head, read: { slug, text, article, steps, start, quotePath } },
    { status: statusCodes.ok },
  );
}

type Loaded = Awaited<ReturnType<typeof loadArticle>>["data"];
export interface ArticleData {
  readonly read: Loaded["read"];
}
