import { href } from "#shared/routes.ts";
import { contentCopy } from "./copy.ts";
import type { Question } from "./load-text.server.ts";

const context = "https://schema.org";

/** Where a page stands: home, then itself. */
export function breadcrumbData(publicUrl: string, title: string, path: string): object {
  const steps = [
    { name: contentCopy.home, path: href("home") },
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
