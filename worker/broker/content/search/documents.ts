import { productIds, productOf, products } from "#shared/products/catalogue.ts";
import { articleHref } from "#shared/content/article-href.ts";
import { readTerms } from "#shared/content/read-terms.ts";
import { termAnchor, termSlug } from "#shared/content/term-href.ts";
import { unescapeHtml } from "#shared/format/html-entities.ts";
import { questionAnchor, questionGroupAnchor } from "#shared/content/question-anchor.ts";
import type { RouteSpec } from "#shared/route-spec.ts";
import { href, productHref, routeIds, routeOf } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { calculatorHref } from "#shared/tools/tool-href.ts";
import type { ContentPage } from "../page.ts";
import { doors } from "./doors.ts";
import type { SearchDocument } from "./search-index.ts";

/** Our own HTML as text. */
const plainText = (html: string): string =>
  unescapeHtml(html.replace(/<\/?(?:a|strong|em)\b[^>]*>/g, "").replace(/<[^>]*>/g, " "))
    .replace(/&#?\w+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What contracts are found by: their titles, not the words of their law. */
const headingsOf = (html: string): string => (html.match(/<h[23][^>]*>[^<]*/g) ?? []).join(" ");

type Texts = Readonly<Record<string, ContentPage>>;

/** Each case of the text for claims, at its heading. */
const claimCasesOf = (title: string, html: string): SearchDocument[] =>
  html
    .split("<h2 ")
    .slice(1)
    .map((section): SearchDocument => {
      const [, id = "", heading = "", steps = ""] = /^id="([^"]*)">(.*?)<\/h2>(.*)$/s.exec(
        section,
      )!;
      const body = plainText(steps);
      return {
        kind: "page",
        title: `${title}: ${plainText(heading)}`,
        excerpt: body,
        path: `${href("claim")}#${id}`,
        keywords: "",
        body: "",
      };
    });

/** The calculator of a product, where its page has one. */
function calculatorOf({ tool }: RouteSpec): SearchDocument[] {
  const found = toolOf(tool ?? "");
  if (found === undefined) return [];
  const { title, lead, keywords = "", fields } = found;
  return [
    {
      kind: "tool",
      title,
      excerpt: lead,
      path: calculatorHref(found.quote.line),
      keywords,
      body: Object.values(fields)
        .map(({ label }) => label)
        .join(" "),
    },
  ];
}

/** A text at its address; of a glossary also its terms, of any its questions. */
function documentsOf(
  page: ContentPage,
  path: string,
  texts: Texts,
  route?: RouteSpec,
): SearchDocument[] {
  const { title, description, keywords, html, questions = [], article } = page;
  const body = plainText(page.figuresOf === undefined ? html : headingsOf(html));
  const asked = questions.map(({ question, answer }): SearchDocument => {
    const anchored = `${path}#${questionAnchor(question)}`;
    return {
      kind: "question",
      title: question,
      excerpt: answer,
      path: anchored,
      keywords: "",
      body: "",
    };
  });
  if (route?.product !== undefined) {
    const { name, summary } = products[route.product];
    const found = { title: name, excerpt: summary, path, keywords: `${title}, ${keywords}` };
    const calculator = calculatorOf(route);
    return [{ kind: "product", ...found, body: `${description} ${body}` }, ...calculator, ...asked];
  }
  const tool = toolOf(route?.tool ?? "");
  if (tool !== undefined) {
    const found = {
      title: tool.title,
      excerpt: tool.lead,
      path,
      keywords: `${title}, ${keywords}`,
    };
    return [{ kind: "tool", ...found, body: `${description} ${body}` }, ...asked];
  }
  const kind = article === undefined ? "page" : "article";
  if (path === href("claim")) {
    return [
      { kind, title, excerpt: description, path, keywords, body: "" },
      ...claimCasesOf(title, html),
    ];
  }
  if (path !== href("glossary")) {
    return [{ kind, title, excerpt: description, path, keywords, body }, ...asked];
  }
  const terms = readTerms(html).map(
    ({ id, name, page: own, definition, example }): SearchDocument => ({
      kind: "term",
      title: plainText(name),
      excerpt: plainText(definition),
      path: own ?? termAnchor(id),
      keywords: texts[termSlug(id)]?.keywords ?? "",
      body: "",
      ...(example === undefined ? {} : { example: plainText(example) }),
    }),
  );
  return [{ kind, title, excerpt: description, path, keywords, body: "" }, ...terms];
}

/** Everything that can be searched: texts that have a page, their questions and terms, and lines without a page. */
export function searchDocuments(texts: Texts): SearchDocument[] {
  const placed = routeIds.flatMap((id) => {
    const route = routeOf(id);
    const page = route.slug === undefined ? undefined : texts[route.slug];
    return page === undefined ? [] : documentsOf(page, route.path, texts, route);
  });
  const articles = Object.entries(texts).flatMap(([slug, page]) =>
    page.article === undefined ? [] : documentsOf(page, articleHref(slug), texts),
  );
  const withoutPage = productIds.filter((id) => productOf(id).page === undefined);
  const asked = withoutPage.map((id): SearchDocument => {
    const { name, summary } = products[id];
    return {
      kind: "product",
      title: name,
      excerpt: summary,
      path: productHref(id),
      keywords: "",
      body: "",
    };
  });
  const questions = productIds.flatMap((id): SearchDocument[] => {
    const page = texts[productOf(id).page?.slice(1) ?? ""];
    if (page?.questions === undefined) return [];
    const { name } = products[id];
    return [
      {
        kind: "page",
        title: `${name}: sık sorulan sorular`,
        excerpt: page.questions.map(({ question }) => question).join(" "),
        path: `${href("faq")}#${questionGroupAnchor(name)}`,
        keywords: "sss, sıkça sorulan sorular, merak edilenler",
        body: "",
      },
    ];
  });
  return [...placed, ...articles, ...asked, ...questions, ...doors];
}
