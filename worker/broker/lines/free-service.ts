import { included } from "./cover-values.ts";
import type { CoverRow, CoverValue } from "./offer.ts";

/** A service that comes with a policy for nothing, and what it is worth where that is said. */
export const freeService = (id: string, label: string, value: CoverValue = included): CoverRow => ({
  id,
  label,
  ...value,
});
