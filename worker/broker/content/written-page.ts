import { renderMarkup } from "./markup.ts";
import type { ContentPage } from "./page.ts";

/** A page as its author writes it: in the notation of `markup.ts`. `{{firm}}` and other fields of the site are filled in later. */
export interface WrittenPage extends Omit<ContentPage, "html"> {
  /** Name under which the page is asked for. */
  readonly slug: string;
  readonly body: string;
}

/** The page as it is served. */
export function toContentPage({ slug: _slug, body, ...page }: WrittenPage): ContentPage {
  return { ...page, html: renderMarkup(body) };
}
