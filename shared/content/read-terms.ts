/** A term of the glossary. */
export interface GlossaryTerm {
  /** Its name in addresses. */
  readonly id: string;
  readonly name: string;
  /** Address of its own page, where it has one. */
  readonly page?: string;
  /** HTML of one sentence. */
  readonly definition: string;
  /** HTML of what follows: an example, or where it stands on offers. */
  readonly example?: string;
}

const term =
  /<h3 id="([^"]+)">(?:<a href="([^"]+)">)?([^<]+)(?:<\/a>)?<\/h3>\s*<p>([\s\S]*?)<\/p>(?:\s*<p>([\s\S]*?)<\/p>)?/g;

/** The terms a glossary's HTML explains: headings of the third level, each with its first two paragraphs. */
export const readTerms = (glossary: string): GlossaryTerm[] =>
  [...glossary.matchAll(term)].map(([, id = "", page, name = "", definition = "", example]) => ({
    id,
    name,
    definition,
    ...(page === undefined ? {} : { page }),
    ...(example === undefined ? {} : { example }),
  }));
