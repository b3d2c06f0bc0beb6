declare module "virtual:texts" {
  /** Every text of the site by its slug; `scripts/build/vite-texts.ts` makes them of their Markdown. */
  export const texts: Readonly<Record<string, import("./page.ts").ContentPage>>;
}
