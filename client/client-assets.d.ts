declare module "virtual:client-assets" {
  export const clientAssets: {
    /** The script that hydrates the page. */
    readonly entry: string;
    /** The whole style sheet, inlined into every page. Empty in development. */
    readonly css: string;
    /** Address of the style sheet in development; empty in a build. */
    readonly styleSheet: string;
    /** Scripts to preload, by page module path. */
    readonly preloads: Readonly<Record<string, readonly string[]>>;
    readonly font: string;
  };
}

declare module "*.ttf?binary" {
  /** The file's bytes in base64. */
  const base64: string;
  export default base64;
}
