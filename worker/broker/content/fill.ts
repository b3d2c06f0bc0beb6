import type { Site } from "#shared/site.ts";
import { escapeHtml } from "./escape-html.ts";
import { figureOn } from "./figures.ts";
import type { ContentPage } from "./page.ts";
import type { SaleValues } from "./sale-words.ts";
import { saleWords } from "./sale-words.ts";

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

/** What a sale says, alone in its paragraph: `<p>{{sale.coverages}}</p>`. */
const ofSale = /<p[^>]*>\{\{sale\.(\w+)\}\}<\/p>/g;

/** A heading under which nothing stands. */
const emptySection = /<h2[^>]*>[^<]*<\/h2>(?=<h2|$)/g;

/** The same with what a sale says of it, or what is said of every sale; a section that has nothing to say is left out. */
const withSale = (markup: string, values: SaleValues): string =>
  markup
    .replace(ofSale, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name as keyof SaleValues] : whole,
    )
    .replace(emptySection, "");

/** The same of HTML: what is put in is text, but for what a sale says, which is markup. */
export const fillHtml = (markup: string, filling: Filling, sale: SaleValues = saleWords): string =>
  withSale(
    markup.replace(placeholder, (whole, name: string) =>
      escapeHtml(valueOf(name, filling) ?? whole),
    ),
    sale,
  );

/**
 * A page as it is read: nothing left open. Agreements keep the figures of their version's day.
 *
 * @param sale what a text is filled in with that is agreed to before a sale; left out, it is read as everybody reads it
 */
export function fillPage(
  page: ContentPage,
  { site, day }: Filling,
  sale?: SaleValues,
): ContentPage {
  const filling = { site, day: page.figuresOf ?? day };
  return {
    ...page,
    title: fillText(page.title, filling),
    description: fillText(page.description, filling),
    html: fillHtml(page.html, filling, sale),
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
