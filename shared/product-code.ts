/**
 * Slug of every line of insurance by its id, in menu order: what a product is called on the wire and in public addresses. It
 * stands apart from the lines, which bring their forms along.
 */
export const productSlugs = {
  trafik: "trafik",
  kasko: "kasko",
  ikincieltrafik: "trafik",
  galericikisatrafik: "galericikisatrafik",
  imm: "imm",
  yesilkart: "yesilkart",
  yabancitrafik: "yabancitrafik",
  tamamlayici: "tamamlayici",
  bireysel: "bireysel",
  yabanci: "ys",
  dask: "ds",
  konut: "konut",
  seyahat: "outgoing",
  telefon: "ceptelefon",
  petsaglik: "petsaglik",
  hukuksalkoruma: "hukuksalkoruma",
  ferdikaza: "ferdikaza",
  galericiferdikaza: "galericiferdikaza",
  galericiseyahat: "galericiseyahat",
} as const;

type Id = keyof typeof productSlugs;
const entries = Object.entries(productSlugs) as [Id, string][];

/** Ids by slug; of lines that share one the first in menu order has it. */
const idBySlug: ReadonlyMap<string, Id> = new Map(
  entries.toReversed().map(([id, slug]) => [slug, id]),
);

const isId = (word: string): word is Id => Object.hasOwn(productSlugs, word);

/** The public name of a product: its slug, or its id where an earlier line has that slug. Other words stay themselves. */
export function productCode(id: string): string {
  if (!isId(id)) return id;
  const slug = productSlugs[id];
  return idBySlug.get(slug) === id ? slug : id;
}

/** The product of a public name, which older callers may also spell as its id; undefined for any other word. */
export const productOfCode = (code: string): Id | undefined =>
  idBySlug.get(code) ?? (isId(code) ? code : undefined);
