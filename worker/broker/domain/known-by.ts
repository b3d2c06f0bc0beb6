import type { Holder } from "./holder.ts";

/** Whoever is asked. `catalogue`: lists of brands, models, breeds and values; `plate`: what a plate itself says. */
export type Registry =
  | "civil"
  | "vehicle"
  | "bureau"
  | "home"
  | "catalogue"
  | "plate"
  | "exchange-rates";

/** How it is known what a price rests on. */
export type KnownBy =
  | {
      /** A registry says it; what a browser says counts only while it is silent. */
      readonly by: "registry";
      readonly registry: Registry;
      /**
       * What a price is then: the dearest there is, or provisional, which is not bought before registry or office have
       * confirmed it.
       */
      readonly whileSilent: "cautious" | "provisional";
      /** Of whom no registry can be asked: a declaration. */
      readonly isSaid?: (insured: never, holder: Holder) => boolean;
    }
  /** What or whom to insure, from when, how much of it: no fact that could be wrong. */
  | { readonly by: "choice" }
  /** Nobody can look it up: the customer's word, and printed as such. */
  | { readonly by: "declaration"; readonly because: string };
