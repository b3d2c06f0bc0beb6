declare module "virtual:texts" {
  /** Every text of the site by its slug; `scripts/build/vite-texts.ts` makes them of their Markdown. */
  export const texts: Readonly<Record<string, import("./page.ts").ContentPage>>;
  /** What they are searched by, with products and terms. */
  export const searchIndex: import("./search/search-index.ts").SearchIndex;
}
