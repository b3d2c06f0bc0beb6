import { html } from "hono/html";
import { toSlug } from "#shared/format/turkish-case.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeOf, routes } from "#shared/routes.ts";

/**
 * The notation of our texts, a small relative of Markdown, as HTML. Blocks are parted by empty lines:
 *
 *     ## heading            ### smaller heading        > note
 *     - list item           + something covered        x something not covered
 *     1. step               | table | row              |= caption of a table
 *
 * Inside a block: **bold** and [text](route:contact), [text](#heading), [text](tel:…), [text](mailto:…).
 * The first row of a table is its header. Everything else is escaped.
 */
export function renderMarkup(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => renderBlock(block.split("\n").map((line) => line.trim())))
    .join("");
}

const lists = [
  { mark: "- ", open: "<ul>", close: "</ul>" },
  { mark: "+ ", open: '<ul class="covered">', close: "</ul>" },
  { mark: "x ", open: '<ul class="not-covered">', close: "</ul>" },
  { mark: /^\d+\. /, open: "<ol>", close: "</ol>" },
] as const;

function renderBlock(lines: readonly string[]): string {
  const [first = ""] = lines;
  if (first.startsWith("### ")) return renderHeading("h3", first.slice(4));
  if (first.startsWith("## ")) return renderHeading("h2", first.slice(3));
  if (first.startsWith("|")) return renderTable(lines);
  if (first.startsWith("> ")) {
    const text = lines.map((line) => line.replace(/^> ?/, "")).join(" ");
    return `<blockquote><p>${inline(text)}</p></blockquote>`;
  }
  const list = lists.find(({ mark }) => matches(first, mark));
  if (list === undefined) return `<p>${inline(lines.join(" "))}</p>`;
  const items = itemsOf(lines, list.mark);
  return `${list.open}${items.map((item) => `<li>${inline(item)}</li>`).join("")}${list.close}`;
}

const renderHeading = (tag: "h2" | "h3", heading: string) =>
  `<${tag} id="${toSlug(heading)}">${inline(heading)}</${tag}>`;

const matches = (line: string, mark: string | RegExp) =>
  typeof mark === "string" ? line.startsWith(mark) : mark.test(line);

/** Items of a list; a line without the mark goes on with the item above it. */
function itemsOf(lines: readonly string[], mark: string | RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (matches(line, mark)) items.push(line.replace(mark, ""));
    else items.push(`${items.pop() ?? ""} ${line}`);
  }
  return items;
}

function renderTable(lines: readonly string[]): string {
  const caption = lines.find((line) => line.startsWith("|= "))?.slice(3) ?? "";
  const [head = [], ...body] = lines.filter((line) => !line.startsWith("|= ")).map(cellsOf);
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag.split(" ")[0]}>`).join("")}</tr>`;
  const rows = body.map(
    ([name = "", ...cells]) =>
      `<tr><th scope="row">${inline(name)}</th>${cells.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`,
  );
  return [
    `<figure><figcaption>${inline(caption)}</figcaption>`,
    `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}">`,
    `<table><thead>${row(head, 'th scope="col"')}</thead><tbody>${rows.join("")}</tbody></table>`,
    "</div></figure>",
  ].join("");
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(
      /\[(.+?)\]\((.+?)\)/g,
      (_match, label: string, target: string) => `<a href="${addressOf(target)}">${label}</a>`,
    );
}

/** Pages are named by their route, so that a text follows when an address changes. */
function addressOf(target: string): string {
  if (!target.startsWith("route:")) return target;
  const id = target.slice("route:".length);
  return isRouteId(id) ? routeOf(id).path : routes.notFound.path;
}

const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

const escapeHtml = (text: string): string => String(html`${text}`);
