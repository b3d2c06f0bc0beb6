import type { Links } from "#shared/page-request.ts";

/**
 * Outside, a quote goes by its signed link and not by its id: whoever came across an id sees nothing with it. So in what
 * passes the proxy, `QuoteId` holds the link, both ways.
 */
const quoteField = "QuoteId";

type Fields = Readonly<Record<string, unknown>>;

/** The fields with the id of the quote their link stands for; undefined when the link is not ours. */
export async function withQuoteId(fields: Fields, links: Links): Promise<Fields | undefined> {
  const link = fields[quoteField];
  if (link === undefined) return fields;
  const id = typeof link === "string" ? await links.verify(link) : undefined;
  return id === undefined ? undefined : { ...fields, [quoteField]: id };
}

/** An answer's value with the links of the quotes in it. */
export async function withQuoteLinks(value: unknown, links: Links): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => withQuoteLinks(item, links)));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => {
    const isId = name === quoteField && typeof inner === "string";
    return [name, isId ? await links.sign(inner) : await withQuoteLinks(inner, links)];
  });
  return Object.fromEntries(await Promise.all(entries));
}
