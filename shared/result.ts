/** Outcome of something that may fail as expected: parsing, a rule, an upstream answer. Failures carry a tagged reason. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<const E>(reason: E): { readonly ok: false; readonly reason: E } {
  return { ok: false, reason };
}
