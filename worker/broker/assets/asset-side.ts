import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import type { Holder } from "../domain/holder.ts";
import type { InsuranceRecord } from "../registries/insurance-bureau.ts";
import type { RegisteredPerson } from "../registries/person-registry.ts";
import type { ProvisionalPart } from "../domain/provisional-part.ts";
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

/** What is priced, and which of it stands in for a registry that was silent. */
export interface FoundAsset<F extends Facts> {
  readonly insured: FactsOf<F>;
  /** How it has been insured, where the insurance data bureau keeps that. */
  readonly record?: InsuranceRecord | undefined;
  readonly provisional: readonly ProvisionalPart[];
  /** The holder, where the civil registry has told of them by what was said of the insured. */
  readonly holder?: RegisteredPerson | undefined;
}

/** What is insured, as a shared page may show it: how it is called, and what it is. */
export interface Summary {
  readonly subject: string;
  readonly vehicle: string;
}

/** What is wrong with several together: with a field of one of them (counted from 0), of the call, or with their number. */
export interface GroupError {
  readonly row?: number;
  /** Wire name. */
  readonly field?: string;
  readonly message: string;
}

/** What holds of several of a kind that are insured together, where they are more than one after the other. */
export interface Together<A extends Asset, F extends Facts> {
  /** Of what is said of them. */
  readonly errorsOf?: (values: readonly SaidOf<A>[]) => readonly GroupError[];
  /** Of what is known of them. `startDate` is "YYYY-MM-DD". */
  readonly refusalsOf?: (
    insured: readonly FactsOf<F>[],
    holder: Holder,
    startDate: string,
  ) => readonly GroupError[];
  readonly summaryOf: (insured: readonly FactsOf<F>[]) => Summary;
  readonly spoken?: (insured: readonly FactsOf<F>[]) => {
    readonly whose: string;
    readonly what: string;
  };
}

/** What one kind of asset is to the broker: what is known of it, and how that is found. */
export interface AssetSide<A extends Asset, F extends Facts> {
  readonly asset: A;
  /** Over its rows on a policy. */
  readonly heading: string;
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
  /** What may be shown without showing whose it is: its mark, and what it is. */
  readonly subjectOf: (insured: FactsOf<F>) => string;
  /** Its mark as its owner reads it, where others see it masked. */
  readonly ownSubject?: (insured: FactsOf<F>) => string;
  readonly describe: (insured: FactsOf<F>) => string;
  /** How it is spoken of to its owner: "… aracınızın", "… aracınız". */
  readonly spoken: (insured: FactsOf<F>) => { readonly whose: string; readonly what: string };
  readonly together?: Together<A, F>;
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
    readonly summaryOf: (insured: never) => Summary;
    readonly spoken?: (insured: never) => { readonly whose: string; readonly what: string };
  };
}
