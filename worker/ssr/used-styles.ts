import type { StylePiece, StyleSelector } from "virtual:client-assets";

const elementClassesOrIcon = /<([a-z][a-z0-9]*)|\bclass="([^"]*)"|\bhref="(#i-lucide-[^"]*)"/gi;
const entities = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" } as const;

const unescapeHtml = (text: string): string =>
  text.replaceAll(
    /&(?:amp|gt|lt|quot|#x27);/g,
    (entity) => entities[entity as keyof typeof entities],
  );

/** Names of the elements, (after a dot) classes and (after a #) icons of React's markup; text that looks like one makes it one more. */
export function namesIn(markup: string): Set<string> {
  // A page repeats each by the hundred.
  const elements = new Set<string>();
  const lists = new Set<string>();
  const icons = new Set<string>();
  for (const [, element, list, icon] of markup.matchAll(elementClassesOrIcon)) {
    if (element !== undefined) elements.add(element);
    else if (icon !== undefined) icons.add(icon);
    else lists.add(list ?? "");
  }
  const names = new Set([...[...elements].map((name) => name.toLowerCase()), ...icons]);
  for (const list of lists) {
    for (const name of unescapeHtml(list).split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** What of a style sheet a page with these names has a use for, in the sheet's order. */
export function usedStyles(sheet: readonly StylePiece[], names: ReadonlySet<string>): string {
  const meets = ({ needs }: StyleSelector) =>
    needs.some((alternative) => alternative.every((name) => names.has(name)));
  const rules = textOf(sheet, meets, () => false);
  return textOf(sheet, meets, (name) => rules.includes(name));
}

function textOf(
  pieces: readonly StylePiece[],
  meets: (selector: StyleSelector) => boolean,
  isNamed: (name: string) => boolean,
): string {
  const texts = pieces.map((piece) => {
    if ("selectors" in piece) {
      const met = piece.selectors.filter(meets).map(({ css }) => css);
      return met.length === 0 ? "" : met.join(",") + piece.block;
    }
    if (!("within" in piece)) return "named" in piece && !isNamed(piece.named) ? "" : piece.css;
    const inner = textOf(piece.pieces, meets, isNamed);
    return inner && `${piece.within}{${inner}}`;
  });
  return texts.join("");
}
