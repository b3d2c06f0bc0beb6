import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Icon } from "#client/ui/icon.tsx";
import { callProxy } from "#client/api/browser-api.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { searchSite } from "#shared/calls/reference/search-site.ts";
import { searchQuery } from "#shared/content/search-kinds.ts";
import { maxKeywordLength } from "#shared/schemas/keyword-length.ts";
import { href } from "#shared/routes.ts";
import { searchCopy } from "./copy.ts";
import { KindIcon } from "./kind-icon.tsx";
import { Marked } from "./marked.tsx";
import { byKind, searchHref } from "./results.ts";

const quietMs = 150;
const shortestText = 2;
const mostSuggestions = 7;

type Found = DataOf<typeof searchSite>;
interface Suggestions {
  readonly keyword: string;
  readonly found: Found;
}

/**
 * What a text may lead to, once typing pauses. An older question is broken off by a newer one; where nobody answers there
 * are no suggestions, and the field does without.
 */
function useSuggestions(text: string): Suggestions | null {
  const keyword = text.trim();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    const question = new AbortController();
    const ask = async () => {
      const { data } =
        keyword.length < shortestText
          ? { data: null }
          : await callProxy(searchSite, { keyword, limit: mostSuggestions }, question.signal);
      if (!question.signal.aborted) setSuggestions(data && { keyword, found: data });
    };
    const timer = setTimeout(() => void ask(), quietMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [keyword]);
  return keyword.length < shortestText ? null : suggestions;
}

/** The search below the header: a field whose suggestions are a list that the arrows move in. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(-1);
  const suggestions = useSuggestions(text);
  const results = suggestions?.found.results ?? [];
  const groups = byKind(results);
  // As they stand in the list, kind by kind; the last one leads to all of them.
  const links =
    suggestions === null || results.length === 0
      ? []
      : [
          ...groups.flatMap((group) => group.results.map(({ path }) => path)),
          searchHref(suggestions.keyword),
        ];
  const active = chosen < links.length ? chosen : -1;

  useEffect(() => input.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const to = links[active];
    if (event.key === "Escape") onClose();
    else if (step !== undefined && links.length > 0) {
      // One place more than there are links: the field itself.
      setChosen(((active + 1 + step + links.length + 1) % (links.length + 1)) - 1);
    } else if (event.key === "Enter" && to !== undefined) void navigate(to);
    else return;
    event.preventDefault();
  };

  const option = (at: number) => ({
    role: "option",
    id: `${id}-${at}`,
    "aria-selected": at === active,
    tabIndex: -1,
    className: "search-option",
    onPointerMove: () => setChosen(at),
  });

  return (
    <search className="search-panel no-print">
      <div className="mx-auto w-full max-w-[760px] px-3 py-2 desktop:py-4">
        <Form action={href("search")} className="search-box" onSubmit={onClose}>
          <Icon name="i-lucide-search" className="search-sign" />
          <input
            ref={input}
            type="text"
            name={searchQuery.keyword}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              setChosen(-1);
            }}
            onKeyDown={press}
            role="combobox"
            aria-label={searchCopy.field}
            aria-autocomplete="list"
            aria-expanded={links.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
            placeholder={searchCopy.placeholder}
            maxLength={maxKeywordLength}
            autoComplete="off"
            enterKeyHint="search"
            className="search-input"
          />
          {text === "" ? null : (
            <button
              type="button"
              className="icon-button"
              aria-label={searchCopy.clear}
              onClick={() => {
                setText("");
                input.current?.focus();
              }}
            >
              <Icon name="i-lucide-x" className="text-xl" />
            </button>
          )}
          <button type="submit" className="search-submit">
            {searchCopy.submit}
          </button>
        </Form>
        <p role="status" className="visually-hidden">
          {suggestions === null
            ? ""
            : searchCopy.announced(results.length, countOf(suggestions.found))}
        </p>
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={searchCopy.suggestions}
          className={links.length === 0 ? "hidden" : "card mt-2 p-1.5"}
        >
          {groups.map((group, at) => {
            const before = groups.slice(0, at).flatMap((each) => each.results).length;
            return (
              <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
                <p
                  id={`${id}-${group.kind}`}
                  className="px-2.5 pt-2 text-sm font-semibold text-muted"
                >
                  {searchCopy.kinds[group.kind].label}
                </p>
                {group.results.map(({ path, title, titleMarks, kind }, place) => (
                  <Link key={path} to={path} {...option(before + place)}>
                    <KindIcon kind={kind} />
                    <span className="min-w-0">
                      <Marked text={title} marks={titleMarks} />
                    </span>
                  </Link>
                ))}
              </div>
            );
          })}
          {suggestions === null || links.length === 0 ? null : (
            <div role="group" className="mt-1.5 pt-1 border-0 border-t border-solid border-line">
              <Link
                to={searchHref(suggestions.keyword)}
                {...option(links.length - 1)}
                className="search-option font-semibold !text-primary"
              >
                <Icon name="i-lucide-search" className="text-lg text-primary" />
                {searchCopy.allResults(suggestions.keyword, countOf(suggestions.found))}
              </Link>
            </div>
          )}
        </div>
        {links.length === 0 ? null : (
          <p
            aria-hidden="true"
            className="hidden gap-4 px-2.5 pt-2 text-sm text-muted desktop:flex [&_kbd]:px-1.5 [&_kbd]:rounded [&_kbd]:border [&_kbd]:border-solid [&_kbd]:border-line [&_kbd]:bg-card [&_kbd]:font-sans [&_kbd]:font-semibold"
          >
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {searchCopy.keys.move}
            </span>
            <span>
              <kbd>{searchCopy.enter}</kbd> {searchCopy.keys.open}
            </span>
            <span>
              <kbd>{searchCopy.escape}</kbd> {searchCopy.keys.close}
            </span>
          </p>
        )}
      </div>
    </search>
  );
}

/** Everything that was found, shown or not. */
const countOf = ({ results, counts }: Found): number =>
  counts?.reduce((sum, { count }) => sum + count, 0) ?? results.length;
