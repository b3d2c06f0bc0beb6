import type { Site } from "#shared/site.ts";
import { vehicleCopy } from "./vehicle-copy.ts";

/** A reference code that is sent while the site takes none is refused, so that nobody believes that it counts. */
export const referenceCodeErrors = (
  sent: string | undefined,
  { referenceCode }: Site,
): Record<string, string[]> =>
  sent === undefined || referenceCode === "true"
    ? {}
    : { SktReferenceCode: [vehicleCopy.noReferenceCodes] };
