/** A content page or contract text. `html` may hold `{{firm}}`, `{{address}}` and other fields of the site. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Changes whenever the text does; consents are stored with it. */
  readonly version: string;
  readonly html: string;
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}

/** One headed part of a text. Plain text; it is escaped when it becomes HTML. */
export interface Section {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** One paragraph of plain text as HTML. */
export const paragraphToHtml = (text: string): string => `<p>${escaped(text)}</p>`;

/** Headed parts as HTML: `h2`, `p` and `ul`. */
export function sectionsToHtml(sections: readonly Section[]): string {
  return sections
    .map(({ heading, paragraphs = [], list = [] }) => {
      const texts = paragraphs.map(paragraphToHtml).join("");
      const items = list.map((text) => `<li>${escaped(text)}</li>`).join("");
      return `<h2>${escaped(heading)}</h2>${texts}${items === "" ? "" : `<ul>${items}</ul>`}`;
    })
    .join("");
}
