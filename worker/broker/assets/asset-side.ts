import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import type { Holder } from "../domain/holder.ts";
import type {
  AssetWords,
  FoundAsset,
  GroupError,
  InsuredIdentity,
  Summary,
} from "./asset-words.ts";
import type { Facts, FactsOf } from "./facts.ts";
import type { AssetServices } from "./services.ts";

/** Who asks about an asset, and how long a registry may take. */
export interface Search {
  readonly holder: Holder;
  readonly phoneIndex: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly waitMs: number;
  /**
   * Set where the office vouches for what is said, or looks at it: then it is no guess, and the registries are asked however
   * often they were.
   */
  readonly isVouched?: boolean;
}

/** What one kind of asset is to the broker: what is known of it, and how that is found. */
export interface AssetSide<A extends Asset, F extends Facts> extends AssetWords<A, F> {
  readonly asset: A;
  readonly facts: F;
  /** Whether what is said of it can be so; messages by wire name. `today` is "YYYY-MM-DD". */
  readonly errorsOf: (values: SaidOf<A>, today: string) => Record<string, string[]>;
  /** Finds what is priced; what the registries know counts before what is said. */
  readonly find: (
    values: SaidOf<A>,
    search: Search,
    services: AssetServices,
  ) => Promise<Result<FoundAsset<F>, Failure>>;
  /** Asks registries that were silent again. */
  readonly findAgain?: (
    insured: FactsOf<F>,
    search: Search,
    services: AssetServices,
  ) => Promise<Result<FoundAsset<F>, Failure>>;
}

/** The side of an asset with its types forgotten, for code that serves every line. */
export interface AnyAssetSide extends Pick<AssetSide<Asset, Facts>, "asset" | "heading" | "facts"> {
  readonly errorsOf: (values: never, today: string) => Record<string, string[]>;
  readonly find: (
    values: never,
    search: Search,
    services: AssetServices,
  ) => Promise<Result<FoundAsset<Facts>, Failure>>;
  readonly findAgain?: (
    insured: never,
    search: Search,
    services: AssetServices,
  ) => Promise<Result<FoundAsset<Facts>, Failure>>;
  readonly subjectOf: (insured: never) => string;
  readonly ownSubject?: (insured: never) => string;
  readonly describe: (insured: never) => string;
  readonly spoken: (insured: never) => { readonly whose: string; readonly what: string };
  readonly together?: {
    readonly errorsOf?: (values: never) => readonly GroupError[];
    readonly refusalsOf?: (
      insured: never,
      holder: Holder,
      startDate: string,
    ) => readonly GroupError[];
    readonly identityOf: (insured: never) => InsuredIdentity;
    readonly summaryOf: (insured: never) => Summary;
    readonly spoken?: (insured: never) => { readonly whose: string; readonly what: string };
  };
}
