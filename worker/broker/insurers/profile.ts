import type { BookSeller } from "../lines/quote-line.ts";
import type { Company, InsurerLogo } from "./source.ts";
import type { Permit } from "./permit.ts";

/** Everything that makes one embedded insurer different from another. */
export interface InsurerProfile extends BookSeller {
  readonly name: string;
  /** Three digits printed in its policy numbers. */
  readonly code: string;
  /** Service line; a placeholder, as the insurer is made up. */
  readonly phone: string;
  /** Placeholders as well, and plainly so. */
  readonly company: Company;
  /** Permissions for us to sell its policies at a distance; placeholders too. */
  readonly permits: readonly Permit[];
  /** Edition of the general conditions its policies carry; a placeholder too. */
  readonly conditionsEdition: string;
  /** Number of its written authority for us to take premiums; a placeholder too. */
  readonly collectionAuthority: string;
  readonly logo: InsurerLogo;
  /** It answers after something between these seconds, always the same for the same request. */
  readonly answerSeconds: readonly [min: number, max: number];
}
