import type { CoverRow } from "./offer.ts";

/** A service that comes with a policy for nothing. */
export const freeService = (id: string, label: string): CoverRow => ({
  id,
  label,
  kind: "included",
});
