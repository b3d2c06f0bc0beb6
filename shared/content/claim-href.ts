import { toSlug } from "../format/turkish-case.ts";
import { href } from "../routes.ts";

export const claimFirmQuery = "sirket";

/** Where the choice of an insurer stands on the page for claims. */
export const claimFirmAnchor = "hasar-hatti";

/** An insurer as the address of the page for claims names it: `Defne Sigorta` → `defne-sigorta`. */
export const claimFirmId = (firmName: string): string => toSlug(firmName);

/** The page for claims with the service line of an insurer. */
export const claimHref = (firmName: string): string =>
  `${href("claim", {}, { [claimFirmQuery]: claimFirmId(firmName) })}#${claimFirmAnchor}`;
