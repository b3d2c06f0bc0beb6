declare module "virtual:client-assets" {
  /**
   * A piece of the style sheet: a rule, of whose selectors each has the element and (after a dot) class names it needs, as
   * alternatives; something that is used when its name is, or always; or pieces within an at-rule.
   */
  export type StylePiece =
    | { readonly selectors: readonly StyleSelector[]; readonly block: string }
    | { readonly css: string }
    | { readonly css: string; readonly named: string }
    | { readonly within: string; readonly pieces: readonly StylePiece[] };

  export interface StyleSelector {
    readonly css: string;
    readonly needs: readonly (readonly string[])[];
  }

  export const clientAssets: {
    /** The script that hydrates the page. */
    readonly entry: string;
    /** The style sheet in pieces, of which each page's are inlined. Empty in development. */
    readonly styles: readonly StylePiece[];
    /** Address of the whole style sheet. */
    readonly styleSheet: string;
    /** Symbols of the icons, by their names, of which each page's are inlined. */
    readonly icons: Readonly<Record<string, string>>;
    /** Address of the sheet with all of them. */
    readonly iconSheet: string;
    /** Scripts to preload, by the source of the entry, a page or a line. */
    readonly preloads: Readonly<Record<string, readonly string[]>>;
    /** Import map of the scripts: the names they know each other by → their addresses. Empty in development. */
    readonly importMap: string;
    readonly font: string;
  };
}

declare module "*.ttf?binary" {
  /** The file's bytes in base64. */
  const base64: string;
  export default base64;
}
