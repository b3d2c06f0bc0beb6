import { useLoaderData } from "react-router";
import { ArticleCard } from "#client/content/article-card.tsx";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { Contents } from "#client/content/contents.tsx";
import { Prose } from "#client/content/prose.tsx";
import { ArticlePicture } from "#client/illustrations/article-picture.tsx";
import { QuoteCard } from "#client/quick-start/quote-card.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import { formatDate } from "#shared/format/date.ts";
import { articleCopy } from "./copy.ts";
import type { ArticleData } from "./loader.server.ts";

/** An article: the answer first, then why, the quote it is about, its sources and what to read next. */
export function Page() {
  const { read } = useLoaderData<ArticleData>();
  if (read === null) return <UnavailablePage kind="text" />;
  const { slug, text, article, steps, start, quotePath } = read;
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={text.title} steps={steps} />
      <header className="mt-2 mb-8 flex flex-col gap-4 desktop:flex-row desktop:items-center desktop:gap-16">
        <div className="max-w-[44rem]">
          <h1 className="h1">{text.title}</h1>
          <p className="mt-3 text-muted desktop:text-lg">{text.description}</p>
          <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{articleCopy.by(article.minutes)}</span>
            <span>{articleCopy.written(formatDate(article.written))}</span>
            <span>{articleCopy.reviewed(formatDate(article.reviewed))}</span>
          </p>
        </div>
        <ArticlePicture slug={slug} className="w-36 shrink-0 text-primary desktop:w-56" />
      </header>
      <div className="text-columns gap-y-10">
        <div className="min-w-0 flex flex-col gap-10">
          <Prose html={text.html} />
          <Sources sources={article.sources} />
        </div>
        <aside>
          <div className="flex flex-col gap-6 desktop:sticky desktop:top-24">
            {quotePath === undefined ? null : <QuoteCard start={start} quotePath={quotePath} />}
            <div className="hidden desktop:block">
              <Contents headings={text.headings} />
            </div>
          </div>
        </aside>
      </div>
      <section aria-labelledby="sirada" className="mt-12 no-print">
        <h2 id="sirada" className="h2 mb-4">
          {articleCopy.related}
        </h2>
        <ul className="grid gap-4 desktop:grid-cols-3">
          {article.related.map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </ul>
      </section>
    </article>
  );
}

/** A day, a month or a year ("2026-01-22", "2026-01", "2026") in the order of days. */
const datedText = (date: string): string => date.split("-").toReversed().join(".");

type Source = NonNullable<ArticleData["read"]>["article"]["sources"][number];

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section
      aria-labelledby="kaynaklar"
      className="border-0 border-t border-solid border-line pt-5"
    >
      <h2 id="kaynaklar" className="h3 mb-2">
        {articleCopy.sources}
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {sources.map(({ name, date, url }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-6">
            <span>{url === undefined ? name : <a href={url}>{name}</a>}</span>
            {date === undefined ? null : <span className="text-muted">{datedText(date)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
