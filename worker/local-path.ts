/** A path on this site to go back to; anything that could lead elsewhere is the home page. */
export function localPath(value: unknown): string {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\s\\]*$/.test(value)) return "/";
  return value;
}
