import { generate, ident, parse } from "css-tree";
import type { Atrule, CssNode, List, Selector } from "css-tree";
import type { StylePiece } from "virtual:client-assets";

/** At-rules that hold rules, and only matter with one of them. */
const around: ReadonlySet<string> = new Set(["media", "supports", "container"]);
/** At-rules that are nothing until something names them. */
const named: ReadonlySet<string> = new Set(["keyframes", "property"]);
/** Pseudo-classes that a page meets with one of their selectors, all of which name what stands in its markup. */
const meeting: ReadonlySet<string> = new Set(["is", "where", "has"]);
/** Parts of inputs for dates and times, which no page has: a date is text. */
const ofDateInputs = /^-webkit-(?:date|calendar)/;

/** A style sheet in pieces, in order, each with what it takes for a page to have a use for it. */
export const readStyleSheet = (css: string): readonly StylePiece[] =>
  piecesOf(childrenOf(parse(css)));

const childrenOf = (node: CssNode): readonly CssNode[] =>
  "children" in node && node.children !== null ? (node.children as List<CssNode>).toArray() : [];

const piecesOf = (nodes: readonly CssNode[]): readonly StylePiece[] => nodes.map(pieceOf);

function pieceOf(node: CssNode): StylePiece {
  const css = generate(node);
  if (node.type === "Rule") {
    const selectors = childrenOf(node.prelude).map((one) => ({
      css: generate(one),
      needs: needsOf(one),
    }));
    return { selectors, block: generate(node.block) };
  }
  return node.type === "Atrule" ? atPiece(node, css) : { css };
}

function atPiece({ name, prelude, block }: Atrule, css: string): StylePiece {
  const text = prelude === null ? "" : generate(prelude);
  if (named.has(name)) return { css, named: text };
  return around.has(name) && block !== null
    ? { within: `@${name} ${text}`, pieces: piecesOf(childrenOf(block)) }
    : { css };
}

/** Element and class names without which a selector selects nothing: alternatives, each needed whole. */
function needsOf(selector: CssNode): readonly (readonly string[])[] {
  return childrenOf(selector)
    .map(alternativesOf)
    .reduce(
      (found, more) => found.flatMap((names) => more.map((others) => [...names, ...others])),
      [[]] as readonly (readonly string[])[],
    );
}

function alternativesOf(part: CssNode): readonly (readonly string[])[] {
  if (part.type === "ClassSelector") return [[`.${ident.decode(part.name)}`]];
  if (part.type === "TypeSelector" && part.name !== "*") return [[part.name]];
  if (part.type === "PseudoElementSelector" && ofDateInputs.test(part.name)) return [];
  if (part.type === "PseudoClassSelector" && meeting.has(part.name)) {
    const selectors = childrenOf(part).flatMap(childrenOf).filter(isSelector);
    if (selectors.length > 0) return selectors.flatMap(needsOf);
  }
  return [[]];
}

const isSelector = (node: CssNode): node is Selector => node.type === "Selector";
