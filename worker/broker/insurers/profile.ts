import type { BookSeller } from "../lines/quote-line.ts";
import type { InsurerLogo } from "./insurer.ts";

/** Everything that makes one embedded insurer different from another. */
export interface InsurerProfile extends BookSeller {
  readonly name: string;
  /** Three digits printed in its policy numbers. */
  readonly code: string;
  /** Service line; a placeholder, as the insurer is made up. */
  readonly phone: string;
  readonly logo: InsurerLogo;
  /** It answers after something between these seconds, always the same for the same request. */
  readonly answerSeconds: readonly [min: number, max: number];
}
