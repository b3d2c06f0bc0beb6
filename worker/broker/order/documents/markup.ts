import { escapeHtml } from "../../content/escape-html.ts";
import type { Row } from "../../assets/facts.ts";

/** Parts of a document, of the elements that texts are made of. What is put in is text. */

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;

export const subheading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;

/** Labels and what they say; nothing where there are none. */
export function rowTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([label, text]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<table><tbody>${lines.join("")}</tbody></table>`;
}

/** Nothing where there are no items. */
export const bulletList = (items: readonly string[]): string =>
  items.length === 0
    ? ""
    : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;

const section = /<h2[^>]*>(?:(?!<h2).)*/gs;

/** What stands in a text under the heading that ends so (`kapsam-disinda-kalanlar`); nothing where none does. */
export function underHeading(html: string, slug: string): string {
  const found = html
    .match(section)
    ?.find((part) => part.match(/^<h2 id="([^"]*)"/)?.[1]?.endsWith(slug));
  return found?.replace(/^<h2[^>]*>.*?<\/h2>/s, "") ?? "";
}
