/** What a search finds. */
export const searchKinds = ["product", "tool", "article", "term", "question", "page"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Query of the page of results: what is searched for, and which kind of it is shown. */
export const searchQuery = { keyword: "q", kind: "tur" } as const;

/** Kinds as addresses name them. */
export const searchKindNames: Readonly<Record<SearchKind, string>> = {
  product: "urun",
  tool: "hizli-erisim",
  article: "yazi",
  term: "sozluk",
  question: "soru",
  page: "sayfa",
};
