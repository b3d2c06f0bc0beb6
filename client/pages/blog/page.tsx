import { Link, useLoaderData } from "react-router";
import { ArticleCard } from "#client/content/article-card.tsx";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import { endpoints } from "#shared/routes.ts";
import { blogCopy } from "./copy.ts";
import type { BlogData } from "./loader.server.ts";

/** The articles by topic. */
export function Page() {
  const { list, text } = useLoaderData<BlogData>();
  if (text !== null) return <OneText text={text} />;
  if (list === null) return <UnavailablePage kind="text" />;
  return (
    <div className="page py-4 desktop:py-8">
      <Breadcrumb title={contentCopy.blog} />
      <header className="mt-2 mb-6 max-w-[46rem]">
        <h1 className="h1">{contentCopy.blog}</h1>
        <p className="mt-3 text-muted desktop:text-lg">{blogCopy.lead}</p>
      </header>
      <nav aria-label={blogCopy.topics} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {list.topics.map(({ label, to, isChosen }) => (
            <li key={to}>
              <Link
                to={to}
                className={isChosen ? "list-chip list-chip-chosen" : "list-chip"}
                aria-current={isChosen ? "true" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="yazilar">
        <h2 id="yazilar" className="visually-hidden">
          {blogCopy.list}
        </h2>
        <ul className="grid gap-4 desktop:grid-cols-3">
          {list.articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </section>
      {list.pages.length === 1 ? null : (
        <nav aria-label={blogCopy.pages} className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {list.pages.map(({ number, to, isShown }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={isShown ? "list-chip list-chip-chosen" : "list-chip"}
                  aria-current={isShown ? "page" : undefined}
                  aria-label={blogCopy.page(number)}
                >
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="mt-8 text-sm">
        <a href={endpoints.feed}>{blogCopy.feed}</a>
      </p>
    </div>
  );
}

/** What a content service of another kind has instead of articles. */
function OneText({ text }: { text: NonNullable<BlogData["text"]> }) {
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={text.title} />
      <h1 className="h1 mt-2 mb-8">{text.title}</h1>
      <div className="max-w-[44rem]">
        <Prose html={text.html} />
      </div>
    </article>
  );
}
