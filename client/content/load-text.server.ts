import { unescapeHtml } from "#shared/format/html-entities.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { getPage } from "#shared/calls/reference/get-page.ts";
import type { PriceExamples } from "#shared/calls/reference/price-examples.ts";
import { statusCodes } from "#shared/codes.ts";
import { isAnswering } from "#shared/is-answering.ts";
import type { PageRequest } from "#shared/page-request.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A text of the content service as pages show it. */
export interface PageText {
  readonly title: string;
  /** Of our own making, or cleaned by the edge. */
  readonly html: string;
  readonly description: string;
  readonly keywords: string;
  readonly questions: readonly Question[];
  /** Month of the last edit in words; empty when the text does not say. */
  readonly updated: string;
  readonly headings: readonly Heading[];
  /** What an article tells of itself. */
  readonly article?: ArticleFacts;
  /** What the page of a term tells beside its text. */
  readonly term?: TermFacts;
  /** Prices of examples, on the page of a line that is sold. */
  readonly examples?: PriceExamples;
}

export type ArticleFacts = NonNullable<DataOf<typeof getPage>["article"]>;
export type TermFacts = NonNullable<DataOf<typeof getPage>["term"]>;

/** Fetches a text. `unknown`: there is none of that name; `unavailable`: it cannot be had right now. */
export async function loadText(
  page: PageRequest,
  slug: string,
): Promise<Result<PageText, "unknown" | "unavailable">> {
  const { data, statusCode } = await page.api.call(getPage, { slug });
  if (data === null) {
    const isUnknown = statusCode === statusCodes.notFound && (await isAnswering(page.api));
    return err(isUnknown ? "unknown" : "unavailable");
  }
  return ok({
    title: data.postTitle,
    html: data.postContent,
    description: data.description ?? "",
    keywords: data.keywords ?? "",
    questions: data.questions ?? [],
    updated: monthOf(data.version ?? ""),
    headings: headingsOf(data.postContent),
    ...(data.article === undefined ? {} : { article: data.article }),
    ...(data.term === undefined ? {} : { term: data.term }),
    ...(data.examples === undefined ? {} : { examples: data.examples }),
  });
}

// Making one takes longer than formatting with it a hundred times.
const monthText = new Intl.DateTimeFormat("tr-TR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2026-11…` → `Kasım 2026`. */
export function monthOf(version: string): string {
  const month = /^\d{4}-(?:0[1-9]|1[0-2])/.exec(version)?.[0];
  if (month === undefined) return "";
  return monthText.format(new Date(`${month}-01T00:00:00Z`));
}

/** The second-level headings of a text, for its table of contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)].map(([, id = "", text = ""]) => ({
    id,
    text: unescapeHtml(text),
  }));
}
