import { unescapeHtml } from "#shared/format/html-entities.ts";

/** A part of a text as it is printed. */
export type TextBlock =
  | { readonly kind: "heading" | "subheading" | "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [label: string, text: string])[] };

/** What is read of markup. */
const textOf = (html: string): string =>
  unescapeHtml(html.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

const block = /<(h2|h3|p|ul|ol|table)\b[^>]*>(.*?)<\/\1>/gs;
const item = /<li[^>]*>(.*?)<\/li>/gs;
const row = /<tr><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>/gs;

/** The parts of a text of the site's markup, in order. */
export const blocksOf = (html: string): TextBlock[] =>
  [...html.matchAll(block)].map(([, tag, inner = ""]): TextBlock => {
    switch (tag) {
      case "h2":
        return { kind: "heading", text: textOf(inner) };
      case "h3":
        return { kind: "subheading", text: textOf(inner) };
      case "ul":
      case "ol":
        return {
          kind: "list",
          items: [...inner.matchAll(item)].map(([, text = ""]) => textOf(text)),
        };
      case "table":
        return {
          kind: "rows",
          rows: [...inner.matchAll(row)].map(
            ([, label = "", text = ""]) => [textOf(label), textOf(text)] as const,
          ),
        };
      default:
        return { kind: "paragraph", text: textOf(inner) };
    }
  });
