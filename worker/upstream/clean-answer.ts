import type { AnyCall } from "#shared/calls/call.ts";
import type { IOptions, Transformer } from "sanitize-html";

/** Addresses of headings: what our own texts have, and nothing that could pass for a name of a script's. */
const headingId = /^[a-z0-9-]{1,100}$/;

const heading =
  (tagName: string): Transformer =>
  (_tag, { id }): ReturnType<Transformer> => ({
    tagName,
    attribs: id !== undefined && headingId.test(id) ? { id } : {},
  });

/** The box a table scrolls in is a region to be reached by keyboard; any other box is none. */
const box: Transformer = (tagName, { class: name = "", "aria-label": label = "" }) => ({
  tagName,
  attribs:
    name === "table-scroll"
      ? { class: name, role: "region", tabindex: "0", "aria-label": label }
      : {},
});

/** Elements whose content is not text either. */
const withContent = [
  "iframe",
  "math",
  "noembed",
  "noframes",
  "noscript",
  "object",
  "option",
  "plaintext",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
  "xmp",
];

/**
 * What a text of the site is made of: the elements `scripts/texts/markdown.ts` writes and a few of their kind. No styles,
 * forms, frames, images or scripts; links lead to pages, mail and phone.
 */
const allowed: IOptions = {
  allowedTags: [
    "h2 h3 h4 p br blockquote ul ol li a strong b em i sup sub",
    "figure figcaption div table caption thead tbody tfoot tr th td",
  ].flatMap((names) => names.split(" ")),
  allowedAttributes: {
    a: ["href"],
    h2: ["id"],
    h3: ["id"],
    div: [{ name: "role", values: ["region"] }, { name: "tabindex", values: ["0"] }, "aria-label"],
    th: [{ name: "scope", values: ["col", "row"] }, "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { ul: ["covered", "not-covered"], div: ["table-scroll"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: withContent,
  transformTags: { h1: heading("h2"), h2: heading("h2"), h3: heading("h3"), div: box },
  parseStyleAttributes: false,
  nestingLimit: 50,
};

/** HTML from elsewhere with everything gone that a text does not have. Loaded when it is first needed. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html, allowed);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with the text at a path cleaned; `*` stands for every item of a list. */
async function cleanAt(value: unknown, [name, ...rest]: readonly string[]): Promise<unknown> {
  if (name === undefined) return typeof value === "string" ? cleanHtml(value) : value;
  if (name === "*") {
    return Array.isArray(value) ? Promise.all(value.map((item) => cleanAt(item, rest))) : value;
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: await cleanAt(value[name], rest) };
}

/** The body of another service's answer with the HTML in it cleaned. */
export async function cleanAnswer({ html = [] }: AnyCall, body: unknown): Promise<unknown> {
  let cleaned = body;
  for (const path of html) cleaned = await cleanAt(cleaned, ["Data", ...path]);
  return cleaned;
}
