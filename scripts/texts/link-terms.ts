import { readTerms } from "#shared/content/read-terms.ts";
import { termAnchor } from "#shared/content/term-href.ts";
import { toTurkishLower, toTurkishUpper } from "#shared/format/turkish-case.ts";

/** What a Turkish noun may end with, after its stem, without becoming another word. */
const ending =
  "(?:l[ae]r)?(?:[ıiuü]?n[ıiuü]z|s?[ıiuü]n?)?(?:[ae]|n?[dt][ae]n?|y?l[ae]|n?[ıiuü]n|n?[ıiuüae]|y[ıiuüae])?";

/** Words stand alone where no letter touches them. */
const alone = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, "u");

/** The name in a sentence or at its beginning; a final k softens before a vowel. */
function patternOf(name: string): RegExp {
  const isAbbreviation = name === toTurkishUpper(name);
  const [first = "", ...rest] = name;
  const start = isAbbreviation ? first : `[${toTurkishLower(first)}${toTurkishUpper(first)}]`;
  const stem = (start + rest.join("")).replace(/k$/, "[kğ]");
  return isAbbreviation ? alone(stem) : alone(stem + ending);
}

interface Term {
  readonly address: string;
  readonly pattern: RegExp;
}

/** The terms of a glossary's HTML but its everyday ones, the longest name first: at their own page or in the glossary. */
export const termsOf = (glossary: string, everyday: readonly string[] = []): Term[] =>
  readTerms(glossary)
    .filter(({ id }) => !everyday.includes(id))
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ id, name, page }) => ({
      address: page ?? termAnchor(id),
      pattern: patternOf(name),
    }));

/** Where terms are linked: paragraphs and items of lists. Headings, tables and quotations keep their words. */
const linkable = /<(p|li)>[\s\S]*?<\/\1>/g;
const linkOrTag = /(<a [^>]*>[\s\S]*?<\/a>|<[^>]*>|\{\{[^}]*\}\})/;

/** A text with each term linked to its explanation where it first stands in running words. */
export function linkTerms(html: string, terms: readonly Term[]): string {
  const open = new Set(terms);
  return html.replace(linkable, (block) => {
    let parts = block.split(linkOrTag);
    for (const term of open) {
      const at = parts.findIndex(
        (part) => part !== "" && !/^(?:<|\{\{)/.test(part) && term.pattern.test(part),
      );
      const part = parts[at];
      if (part === undefined) continue;
      open.delete(term);
      const linked = part.replace(
        term.pattern,
        (word) => `<a class="term" href="${term.address}">${word}</a>`,
      );
      parts = [...parts.slice(0, at), ...linked.split(linkOrTag), ...parts.slice(at + 1)];
    }
    return parts.join("");
  });
}
