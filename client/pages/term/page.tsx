import { Link, useLoaderData } from "react-router";
import { ArticleCard } from "#client/content/article-card.tsx";
import { Breadcrumb } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { Prose } from "#client/content/prose.tsx";
import { QuoteCard } from "#client/quick-start/quote-card.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import { href } from "#shared/routes.ts";
import { termCopy } from "./copy.ts";
import type { TermData } from "./loader.server.ts";

/** A term: its definition first, then what it means in practice, the quote it belongs to and where to read on. */
export function Page() {
  const { read } = useLoaderData<TermData>();
  if (read === null) return <UnavailablePage kind="text" />;
  const { text, term, steps, start, quotePath } = read;
  return (
    <article className="page py-4 desktop:py-8">
      <Breadcrumb title={term.name} steps={steps} />
      <header className="mt-2 mb-8 max-w-[46rem]">
        <h1 className="h1">{text.title}</h1>
        <p className="mt-3 text-lg font-semibold">{term.definition}</p>
        <p className="mt-2 text-sm text-muted">{contentCopy.updated(text.updated)}</p>
      </header>
      <div className="text-columns gap-y-10">
        <div className="min-w-0 flex flex-col gap-10">
          <Prose html={text.html} />
          <RelatedTerms terms={term.related} />
        </div>
        <aside>
          {quotePath === undefined ? null : <QuoteCard start={start} quotePath={quotePath} />}
        </aside>
      </div>
      <section aria-labelledby="yazilar" className="mt-12 no-print">
        <h2 id="yazilar" className="h2 mb-4">
          {termCopy.articles}
        </h2>
        <ul className="grid gap-4 desktop:grid-cols-3">
          {term.articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </section>
    </article>
  );
}

type RelatedTerm = NonNullable<TermData["read"]>["term"]["related"][number];

function RelatedTerms({ terms }: { terms: readonly RelatedTerm[] }) {
  return (
    <nav
      aria-labelledby="terimler"
      className="border-0 border-t border-solid border-line pt-5 no-print"
    >
      <h2 id="terimler" className="h3 mb-2">
        {termCopy.related}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {[...terms, { name: termCopy.all, path: href("glossary") }].map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex items-center min-h-11">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
