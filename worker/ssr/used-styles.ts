import type { StylePiece } from "virtual:client-assets";

const classes = /\bclass="([^"]*)"/g;
const elements = /<([a-z][a-z0-9]*)/gi;
const entities = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" } as const;

const unescapeHtml = (text: string): string =>
  text.replaceAll(
    /&(?:amp|gt|lt|quot|#x27);/g,
    (entity) => entities[entity as keyof typeof entities],
  );

/** Names of the elements and (after a dot) classes of React's markup; text that looks like one makes it one more. */
export function namesIn(markup: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ""] of markup.matchAll(elements)) names.add(name.toLowerCase());
  for (const [, list = ""] of markup.matchAll(classes)) {
    for (const name of unescapeHtml(list).split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** What of a style sheet a page with these names has a use for, in the sheet's order. */
export function usedStyles(sheet: readonly StylePiece[], names: ReadonlySet<string>): string {
  const meets = (needs: readonly (readonly string[])[]) =>
    needs.some((alternative) => alternative.every((name) => names.has(name)));
  const rules = textOf(sheet, (piece) => "needs" in piece && meets(piece.needs));
  return textOf(sheet, (piece) =>
    "needs" in piece ? meets(piece.needs) : rules.includes(piece.named),
  );
}

type Leaf = Exclude<StylePiece, { readonly within: string }>;

const textOf = (pieces: readonly StylePiece[], isUsed: (piece: Leaf) => boolean): string =>
  pieces
    .map((piece) => {
      if (!("within" in piece)) return isUsed(piece) ? piece.css : "";
      const inner = textOf(piece.pieces, isUsed);
      return inner && `${piece.within}{${inner}}`;
    })
    .join("");
