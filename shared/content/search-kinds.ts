/** What a search finds, in the order in which it is shown. */
export const searchKinds = ["product", "tool", "article", "term", "question", "page"] as const;

export type SearchKind = (typeof searchKinds)[number];
