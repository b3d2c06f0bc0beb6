/** A path on this site to go back to; anything that could lead elsewhere, or cannot stand in a header, is the home page. */
export function localPath(value: unknown): string {
  if (typeof value !== "string" || !/^\/(?!\/)[!-[\]-~]*$/.test(value)) return "/";
  return value;
}
