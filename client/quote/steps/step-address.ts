/** The question of a quote's address that names a step of it. */
export const stepQuery = "adim";

/** The address of a step; a line's own may ask something already. */
export function stepAddress(path: string, step: string): string {
  const [pathname = "", query] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.set(stepQuery, step);
  return `${pathname}?${asked}`;
}
