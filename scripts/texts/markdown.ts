import { Marked } from "marked";
import type { RendererObject, Token, Tokens } from "marked";
import { toSlug } from "#shared/format/turkish-case.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import type { RouteId } from "#shared/routes.ts";
import { articleHref, articleSlug } from "#shared/content/article-href.ts";
import { termAnchor } from "#shared/content/term-href.ts";
import { routeOf, routes } from "#shared/routes.ts";
import { calculatorHref } from "#shared/tools/tool-href.ts";
import { calculators } from "#shared/tools/tool-id.ts";

/** A paragraph that begins so is the caption of the table below it. */
const captionMark = "Tablo: ";

/** The table's caption, or a table without one when it is the empty text. */
interface CaptionedTable extends Tokens.Table {
  readonly caption?: string;
}

const unknown = ({ type, raw }: { type: string; raw: string }): never => {
  throw new Error(`texts have no ${type}: ${raw.trim().slice(0, 60)}`);
};

const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

/** Pages are named by their route, articles and terms by their name, calculators by their line of insurance, so that a text follows when an address changes. */
function addressOf(target: string): string {
  if (/^(?:#|tel:|mailto:|https:\/\/)/.test(target)) return target;
  const article = /^article:([a-z\d-]+)$/.exec(target)?.[1];
  if (article !== undefined) return articleHref(articleSlug(article));
  const term = /^term:([a-z\d-]+)$/.exec(target)?.[1];
  if (term !== undefined) return termAnchor(term);
  const line = /^calculator:(\w+)$/.exec(target)?.[1];
  if (line !== undefined && isProductId(line) && calculators[line] !== undefined) {
    return calculatorHref(line);
  }
  const id = /^route:(\w+)$/.exec(target)?.[1];
  if (id === undefined || !isRouteId(id)) throw new Error(`no such route: ${target}`);
  return routeOf(id).path;
}

/** Items with a box are what is covered, when it is ticked, or not. */
function listClass({ items }: Tokens.List): string {
  const boxes = new Set(items.map(({ task, checked = false }) => (task ? checked : undefined)));
  if (boxes.size > 1)
    throw new Error(`a list is covered, not covered or neither: ${items[0]?.raw}`);
  const [box] = boxes;
  if (box === undefined) return "";
  return box ? ' class="covered"' : ' class="not-covered"';
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");

const renderer: RendererObject = {
  paragraph({ tokens }) {
    return `<p>${this.parser.parseInline(tokens)}</p>`;
  },
  heading(token) {
    const { depth, text, tokens } = token;
    if (depth !== 2 && depth !== 3) return unknown(token);
    return `<h${depth} id="${toSlug(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens)}</blockquote>`;
  },
  list(list) {
    // A line that begins with "4." is meant as a sentence as often as a list.
    if (list.ordered && list.start !== 1) return unknown(list);
    const tag = list.ordered ? "ol" : "ul";
    const items = list.items.map((item) => {
      const content = item.tokens.filter(({ type }) => type !== "checkbox");
      const [line, ...others] = content;
      if (line?.type !== "text" || others.length > 0) return unknown(item);
      return `<li>${this.parser.parseInline((line as Tokens.Text).tokens ?? [])}</li>`;
    });
    return `<${tag}${listClass(list)}>${items.join("")}</${tag}>`;
  },
  table(token) {
    const { header, rows, caption = "" } = token as CaptionedTable;
    if (caption === "")
      throw new Error(`a table needs a line "${captionMark}…" above it: ${token.raw}`);
    const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
    const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
    const body = rows.map(([name, ...cells]) => {
      const first = name === undefined ? "" : `<th scope="row">${inline(name)}</th>`;
      return `<tr>${first}${cells.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`;
    });
    return [
      `<figure><figcaption>${escapeText(caption)}</figcaption>`,
      `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeAttribute(caption)}">`,
      `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`,
      "</div></figure>",
    ].join("");
  },
  link({ href, tokens }) {
    return `<a href="${escapeAttribute(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
  },
  strong({ tokens }) {
    return `<strong>${this.parser.parseInline(tokens)}</strong>`;
  },
  text(token) {
    return "tokens" in token && token.tokens !== undefined
      ? this.parser.parseInline(token.tokens)
      : escapeText(token.text);
  },
  space: () => "",
  html: unknown,
  code: unknown,
  codespan: unknown,
  hr: unknown,
  image: unknown,
  br: unknown,
  del: unknown,
  em: unknown,
};

const marked = new Marked({ gfm: true, renderer });

/** Gives each table the caption that stands above it. */
function withCaptions(tokens: readonly Token[]): Token[] {
  const blocks = tokens.filter(({ type }) => type !== "space");
  return blocks.flatMap((token, at): Token[] => {
    const above = blocks[at - 1];
    const caption = above === undefined ? undefined : captionOf(above);
    if (captionOf(token) !== undefined) return [];
    return [token.type === "table" ? { ...token, caption } : token];
  });
}

function captionOf(token: Token): string | undefined {
  if (token.type !== "paragraph") return undefined;
  const text = (token as Tokens.Paragraph).text;
  return text.startsWith(captionMark) ? text.slice(captionMark.length) : undefined;
}

/**
 * A text's Markdown (CommonMark with the tables and boxes of GFM) as HTML. Throws on what our texts do not have: HTML,
 * images, code, an unknown route, a link to a heading that is not there, a table without a caption.
 */
export function renderMarkdown(source: string): string {
  const html = marked.parser(withCaptions(marked.lexer(source)));
  const ids = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id = ""]) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`two headings with the address #${twice}`);
  for (const [, id = ""] of html.matchAll(/<a href="#([^"]*)"/g)) {
    if (!ids.includes(id)) throw new Error(`no heading #${id}`);
  }
  return html;
}
