import type { Site } from "#shared/site.ts";
import { escapeHtml } from "./escape-html.ts";
import { figureOn } from "./figures.ts";
import type { ContentPage } from "./page.ts";

/** Site data or a figure: `{{firm}}`, `{{limits.trafik.perPerson}}`. */
const placeholder = /\{\{([\w.-]+)\}\}/g;

/** Names that a text leaves open. */
export const openNames = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name);

/** What text is filled with: the site's data, and figures as they are on a day ("YYYY-MM-DD"). */
export interface Filling {
  readonly site: Site;
  readonly day: string;
}

function valueOf(name: string, { site, day }: Filling): string | undefined {
  return Object.hasOwn(site, name) ? String(site[name as keyof Site]) : figureOn(name, day);
}

/** Plain text with everything in its place; a name nobody knows stays as it is. */
export const fillText = (text: string, filling: Filling): string =>
  text.replace(placeholder, (whole, name: string) => valueOf(name, filling) ?? whole);

/** The same of HTML: what is put in is text. */
export const fillHtml = (markup: string, filling: Filling): string =>
  markup.replace(placeholder, (whole, name: string) => escapeHtml(valueOf(name, filling) ?? whole));

/** A page as it is read: nothing left open. Agreements keep the figures of their version's day. */
export function fillPage(page: ContentPage, { site, day }: Filling): ContentPage {
  const filling = { site, day: page.figuresOf ?? day };
  return {
    ...page,
    title: fillText(page.title, filling),
    description: fillText(page.description, filling),
    html: fillHtml(page.html, filling),
    ...(page.questions === undefined
      ? {}
      : {
          questions: page.questions.map(({ question, answer }) => ({
            question: fillText(question, filling),
            answer: fillText(answer, filling),
          })),
        }),
  };
}
