import { Link, useLoaderData } from "react-router";
import { telHref } from "#client/frame/tel-href.ts";
import { useSite } from "#client/frame/use-site.ts";
import { searchCopy } from "#client/search/copy.ts";
import { KindIcon } from "#client/search/kind-icon.tsx";
import { Marked } from "#client/search/marked.tsx";
import { byKind, searchHref } from "#client/search/results.ts";
import type { SearchResult } from "#client/search/results.ts";
import { SearchForm } from "#client/search/search-form.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { UnavailablePage } from "#client/unavailable-page.tsx";
import { href } from "#shared/routes.ts";
import { searchPageCopy } from "./copy.ts";
import type { SearchData } from "./loader.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { OftenAsked } from "./often-asked.tsx";

const shownOfAKind = 3;

/** What the site has on a question. */
export function Page() {
  const loaded = useLoaderData<SearchData>();
  if (loaded.isAway) return <UnavailablePage kind="text" />;
  const { keyword, kind, found } = loaded;
  if (found === null) return <Begin />;
  const { results, counts = [], corrected, term } = found;
  if (results.length === 0) return <NothingFound keyword={keyword} />;
  const count = counts.reduce((sum, each) => sum + each.count, 0) || results.length;
  const others = results.filter(({ path }) => path !== term?.path || kind !== undefined);
  const groups = byKind(others).filter((group) => kind === undefined || group.kind === kind);
  const countOf = (which: SearchResult["kind"]) =>
    counts.find((each) => each.kind === which)?.count ?? 0;
  return (
    <div className="page py-4 desktop:py-8">
      <h1 className="h1">{searchPageCopy.found(corrected ?? keyword, count)}</h1>
      {corrected === undefined ? null : (
        <p className="mt-1 text-muted">{searchPageCopy.corrected(keyword)}</p>
      )}
      <div className="mt-4 max-w-[760px]">
        <SearchForm keyword={keyword} />
      </div>
      <nav aria-label={searchPageCopy.kinds} className="mt-3">
        <ul className="search-kinds">
          <Chip
            to={searchHref(keyword)}
            label={searchPageCopy.every}
            count={count}
            isChosen={kind === undefined}
          />
          {counts.map((each) => (
            <Chip
              key={each.kind}
              to={searchHref(keyword, each.kind)}
              label={searchCopy.kinds[each.kind].label}
              count={each.count}
              isChosen={each.kind === kind}
            />
          ))}
        </ul>
      </nav>
      <div className="grid gap-x-10 gap-y-6 mt-4 items-start desktop:grid-cols-[minmax(0,760px)_1fr]">
        <div className="grid gap-6 min-w-0">
          {term === undefined || kind !== undefined ? null : (
            <section
              aria-labelledby="kisa-yanit"
              className="p-4 desktop:p-5 rounded-card border border-solid border-line bg-tint"
            >
              <p className="text-sm font-semibold text-primary">{searchPageCopy.answer}</p>
              <h2 id="kisa-yanit" className="h2 mt-1">
                {term.title}
              </h2>
              <p className="mt-1">
                {term.excerpt} {term.example}
              </p>
              <Link to={term.path} className="link inline-flex items-center min-h-11 mt-1">
                {searchPageCopy.whole}
              </Link>
            </section>
          )}
          {groups.map((group) => (
            <Group
              key={group.kind}
              kind={group.kind}
              results={kind === undefined ? group.results.slice(0, shownOfAKind) : group.results}
              more={
                kind === undefined && countOf(group.kind) > shownOfAKind
                  ? { to: searchHref(keyword, group.kind), count: countOf(group.kind) }
                  : undefined
              }
            />
          ))}
        </div>
        <NotIt />
      </div>
    </div>
  );
}

function Begin() {
  return (
    <div className="page py-4 desktop:py-8">
      <h1 className="h1">{searchPageCopy.title}</h1>
      <p className="mt-1 text-muted">{searchPageCopy.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 mt-4 max-w-[760px]">
        <SearchForm keyword="" />
        <OftenAsked />
      </div>
    </div>
  );
}

interface ChipProps {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function Chip({ to, label, count, isChosen }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        className={isChosen ? "list-chip list-chip-chosen" : "list-chip"}
        aria-current={isChosen ? "true" : undefined}
      >
        {label} <span className="ml-1.5 tabular-nums">{count}</span>
      </Link>
    </li>
  );
}

interface GroupProps {
  kind: SearchResult["kind"];
  results: readonly SearchResult[];
  /** Where there are more of them. */
  more: { readonly to: string; readonly count: number } | undefined;
}

function Group({ kind, results, more }: GroupProps) {
  const { label, all } = searchCopy.kinds[kind];
  return (
    <section aria-labelledby={`tur-${kind}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 mb-1.5">
        <h2 id={`tur-${kind}`} className="font-semibold">
          {label}
        </h2>
        {more === undefined ? null : (
          <Link to={more.to} className="link text-sm py-1">
            {all(more.count)}
          </Link>
        )}
      </div>
      <ul className="card overflow-hidden divide-y divide-line">
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { kind, path, title, titleMarks, excerpt, excerptMarks } = result;
  return (
    <li className="relative grid grid-cols-[1.25rem_minmax(0,1fr)_1rem] gap-x-3 px-3.5 py-3 hover:bg-tint">
      <span className="mt-0.5">
        <KindIcon kind={kind} />
      </span>
      <div>
        <h3 className="font-semibold leading-snug">
          <Link
            to={path}
            className="text-primary no-underline hover:underline after:absolute after:inset-0"
          >
            <Marked text={title} marks={titleMarks} />
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted line-clamp-2">
          <Marked text={excerpt} marks={excerptMarks} />
        </p>
      </div>
      <Icon name="i-lucide-chevron-right" className="self-center text-muted" />
    </li>
  );
}

/** Whom to ask instead. */
function NotIt() {
  const { phone } = useSite();
  return (
    <aside className="card p-4 desktop:p-5 no-print" aria-labelledby="baska">
      <h2 id="baska" className="font-semibold">
        {searchPageCopy.notIt}
      </h2>
      <p className="mt-1 text-sm text-muted">{searchPageCopy.hours}</p>
      <a href={telHref(phone)} className="btn-secondary w-full mt-3 tabular-nums no-underline">
        <Icon name="i-lucide-phone" /> {phone}
      </a>
      <Link to={href("contact")} className="btn-quiet w-full mt-1 no-underline">
        {searchPageCopy.write}
      </Link>
    </aside>
  );
}
