import { socialImageOf } from "#client/social/social-image.server.ts";
import { readTerms } from "#shared/content/read-terms.ts";
import { href } from "#shared/routes.ts";
import type { PathStep } from "./breadcrumb.tsx";
import { contentCopy } from "./copy.ts";
import type { ArticleFacts, PageText, Question, TermFacts } from "./load-text.server.ts";
import type { Site } from "#shared/site.ts";

const context = "https://schema.org";

/** Where a page stands: home, what lies between, then itself. */
export function breadcrumbData(
  publicUrl: string,
  title: string,
  path: string,
  between: readonly PathStep[] = [],
): object {
  const steps = [
    { name: contentCopy.home, path: href("home") },
    ...between.map((step) => ({ name: step.title, path: step.to })),
    { name: title, path },
  ];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path: address }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: publicUrl + address,
    })),
  };
}

/** An article, written and published by the firm. */
export function articleData(
  { publicUrl, firm }: Pick<Site, "publicUrl" | "firm">,
  { title, description }: Pick<PageText, "title" | "description">,
  { written, reviewed }: Pick<ArticleFacts, "written" | "reviewed">,
  path: string,
): object {
  const organization = { "@type": "Organization", name: firm, url: publicUrl };
  return {
    "@context": context,
    "@type": "Article",
    headline: title,
    description,
    image: publicUrl + socialImageOf(path),
    datePublished: written,
    dateModified: reviewed,
    author: organization,
    publisher: organization,
    mainEntityOfPage: publicUrl + path,
  };
}

/** The terms a glossary explains, each at its own page or below its heading. */
export function termSetData(
  publicUrl: string,
  { title, html }: Pick<PageText, "title" | "html">,
  path: string,
): object {
  const address = publicUrl + path;
  return {
    "@context": context,
    "@type": "DefinedTermSet",
    "@id": address,
    name: title,
    url: address,
    hasDefinedTerm: readTerms(html).map(({ id, name, page, definition }) => ({
      "@type": "DefinedTerm",
      name,
      description: definition.replace(/<[^>]*>/g, ""),
      url: page === undefined ? `${address}#${id}` : publicUrl + page,
      inDefinedTermSet: address,
    })),
  };
}

/** A term on its own page. */
export function termData(
  publicUrl: string,
  { name, definition }: Pick<TermFacts, "name" | "definition">,
  path: string,
): object {
  return {
    "@context": context,
    "@type": "DefinedTerm",
    name,
    description: definition,
    url: publicUrl + path,
    inDefinedTermSet: publicUrl + href("glossary"),
  };
}

/** The questions a page answers; nothing when it answers none. */
export function questionData(questions: readonly Question[]): object[] {
  if (questions.length === 0) return [];
  return [
    {
      "@context": context,
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
