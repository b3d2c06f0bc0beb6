import { data, redirect } from "react-router";
import { loadText } from "#client/content/load-text.server.ts";
import { contentCopy } from "#client/content/copy.ts";
import { breadcrumbData } from "#client/content/structured-data.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { getIndex } from "#shared/calls/reference/get-index.ts";
import { statusCodes } from "#shared/codes.ts";
import { isTopic, topicIds, topics } from "#shared/content/topics.ts";
import type { Head } from "#shared/head.ts";
import { unavailableHead } from "#shared/head.ts";
import { articlesHref, articlesQuery } from "#shared/content/article-href.ts";
import { endpoints, routes } from "#shared/routes.ts";
import { blogCopy } from "./copy.ts";

const articlesAPage = 12;

/** Articles, the newest first, all of them or those of a topic, a page at a time. */
export async function loadBlog({ page, url }: LoaderInput) {
  const { site, api } = page;
  const asked = url.searchParams.get(articlesQuery.topic) ?? "";
  const topic = isTopic(asked) ? asked : undefined;
  const { data: index } = await api.call(getIndex, {});
  if (index === null) return loadForeign(page, url.pathname);
  const all = index.articles;
  const own = all.filter((article) => topic === undefined || article.topic === topic);
  const pageCount = Math.max(1, Math.ceil(own.length / articlesAPage));
  const askedPage = url.searchParams.get(articlesQuery.page) ?? "1";
  const number = Number(askedPage);
  const isPage = /^[1-9]\d{0,3}$/.test(askedPage) && number <= pageCount;
  if (!isPage || (asked !== "" && topic === undefined)) {
    throw redirect(articlesHref(topic));
  }
  const shown = own.slice((number - 1) * articlesAPage, number * articlesAPage);
  const name = topic === undefined ? "" : topics[topic];
  const head: Head = {
    title: `${blogCopy.headTitle(name, number)} | ${site.name}`,
    description: blogCopy.description(name, number, shown[0]?.title ?? ""),
    keywords: blogCopy.keywords(name, number),
    canonical: articlesHref(topic, number),
    feed: endpoints.feed,
    structuredData: [breadcrumbData(site.publicUrl, contentCopy.blog, url.pathname)],
  };
  const used = topicIds.filter((id) => all.some((article) => article.topic === id));
  const list = {
    articles: shown,
    topics: [undefined, ...used].map((id) => ({
      label: id === undefined ? blogCopy.all : topics[id],
      to: articlesHref(id),
      isChosen: id === topic,
    })),
    pages: Array.from({ length: pageCount }, (_, at) => ({
      number: at + 1,
      to: articlesHref(topic, at + 1),
      isShown: at + 1 === number,
    })),
  };
  return data({ head, list, text: null }, { status: statusCodes.ok });
}

/** The one text that a content service of another kind may have instead, which knows no list; 503 without either. */
async function loadForeign(page: LoaderInput["page"], path: string) {
  const found = await loadText(page, routes.blog.path.slice(1));
  const text = found.ok ? found.value : null;
  const head: Head =
    text === null
      ? unavailableHead("text")
      : {
          title: `${text.title} | ${page.site.name}`,
          description: text.description,
          keywords: text.keywords,
          structuredData: [breadcrumbData(page.site.publicUrl, text.title, path)],
        };
  const status = text === null ? statusCodes.unavailable : statusCodes.ok;
  return data({ head, list: null, text }, { status });
}

type Loaded = Awaited<ReturnType<typeof loadBlog>>["data"];
export interface BlogData {
  readonly list: Loaded["list"];
  readonly text: Loaded["text"];
}
