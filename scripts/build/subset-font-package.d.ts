declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** Axis by axis: pinned to a number, or cut to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
