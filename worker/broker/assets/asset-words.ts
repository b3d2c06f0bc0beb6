import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import { genitive } from "#shared/format/turkish-case.ts";
import type { Holder } from "../domain/holder.ts";
import type { InsuranceRecord } from "../registries/insurance-bureau.ts";
import type { RegisteredPerson } from "../registries/person-registry.ts";
import type { ProvisionalPart } from "../domain/provisional-part.ts";
import type { Facts, FactsOf } from "./facts.ts";

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

/** How a thing is spoken of to its owner, by what it is called then: "… aracınız". */
export const spokenAs = (what: string) => ({ what, whose: genitive(what) });

/** What is wrong with several together: with a field of one of them (counted from 0), of the call, or with their number. */
export interface GroupError {
  readonly row?: number;
  /** Wire name. */
  readonly field?: string;
  readonly message: string;
}

export interface InsuredIdentity {
  readonly numbers: readonly (string | undefined)[];
  readonly birthDate: string;
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
  /** By which numbers one of them may be known, and when they were born ("YYYY-MM-DD"). */
  readonly identityOf: (insured: FactsOf<F>) => InsuredIdentity;
  readonly summaryOf: (insured: readonly FactsOf<F>[]) => Summary;
  readonly spoken?: (insured: readonly FactsOf<F>[]) => {
    readonly whose: string;
    readonly what: string;
  };
}

/** How one kind of asset is told of. */
export interface AssetWords<A extends Asset, F extends Facts> {
  /** Over its rows on a policy. */
  readonly heading: string;
  /** What may be shown without showing whose it is: its mark, and what it is. */
  readonly subjectOf: (insured: FactsOf<F>) => string;
  /** Its mark as its owner reads it, where others see it masked. */
  readonly ownSubject?: (insured: FactsOf<F>) => string;
  readonly describe: (insured: FactsOf<F>) => string;
  /** How it is spoken of to its owner: "… aracınızın", "… aracınız". */
  readonly spoken: (insured: FactsOf<F>) => { readonly whose: string; readonly what: string };
  readonly together?: Together<A, F>;
}
