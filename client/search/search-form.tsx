import { Icon } from "#client/ui/icon.tsx";
import { Form } from "react-router";
import { searchQuery } from "#shared/content/search-kinds.ts";
import { href } from "#shared/routes.ts";
import { maxKeywordLength } from "#shared/schemas/keyword-length.ts";
import { searchCopy } from "./copy.ts";

/** The field of the page of results, as it was typed. */
export function SearchForm({ keyword }: { keyword: string }) {
  return (
    <search>
      <Form action={href("search")} className="search-box">
        <Icon name="i-lucide-search" className="search-sign" />
        <input
          key={keyword}
          type="text"
          name={searchQuery.keyword}
          defaultValue={keyword}
          aria-label={searchCopy.field}
          placeholder={searchCopy.placeholder}
          maxLength={maxKeywordLength}
          autoComplete="off"
          enterKeyHint="search"
          className="search-input"
        />
        <button type="submit" className="search-submit">
          {searchCopy.submit}
        </button>
      </Form>
    </search>
  );
}
