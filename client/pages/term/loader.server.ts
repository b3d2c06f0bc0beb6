import { data, redirect } from "react-router";
import type { PathStep } from "#client/content/breadcrumb.tsx";
import { contentCopy } from "#client/content/copy.ts";
import { loadText } from "#client/content/load-text.server.ts";
import { breadcrumbData, termData } from "#client/content/structured-data.server.ts";
import { soon } from "#client/later.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { quickStartOf } from "#client/quick-start/start-fields.server.ts";
import { statusCodes } from "#shared/codes.ts";
import { termSlug } from "#shared/content/term-href.ts";
import type { Head } from "#shared/head.ts";
import { unavailableHead } from "#shared/head.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { href, quoteHref } from "#shared/routes.ts";

/** A term of the glossary with the beginning of the quote it belongs to. */
export async function loadTerm({ page, params, url }: LoaderInput) {
  const { site, api } = page;
  const found = await loadText(page, termSlug(params["term"] ?? ""));
  if (!found.ok && found.reason === "unavailable") {
    return data({ head: unavailableHead("text"), read: null }, { status: statusCodes.unavailable });
  }
  const text = found.ok ? found.value : undefined;
  if (text?.term === undefined) throw redirect(href("notFound"));
  const { term } = text;
  const line = isProductId(term.productId) ? term.productId : undefined;
  const start = await soon(
    line === undefined
      ? Promise.resolve(null)
      : quickStartOf(line, api).then((asked) => asked ?? null),
  );
  const steps: PathStep[] = [{ title: contentCopy.glossary, to: href("glossary") }];
  const head: Head = {
    title: `${text.title} | ${site.name}`,
    description: text.description,
    keywords: text.keywords,
    structuredData: [
      breadcrumbData(site.publicUrl, term.name, url.pathname, steps),
      termData(site.publicUrl, term, url.pathname),
    ],
  };
  const quotePath = line === undefined ? undefined : quoteHref(line);
  return data({ head, read: { text, term, steps, start, quotePath } }, { status: statusCodes.ok });
}

type Loaded = Awaited<ReturnType<typeof loadTerm>>["data"];
export interface TermData {
  readonly read: Loaded["read"];
}
