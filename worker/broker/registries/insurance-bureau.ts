/** Claims step (basamak): 0 is the worst, 4 the entrance, 8 the best. */
export type BonusMalusStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Years without a claim under own damage insurance (hasarsızlık kademesi), four and more counting as four. */
export type NoClaimsLevel = 0 | 1 | 2 | 3 | 4;

/** How a plate has been insured in somebody's hands. */
export interface InsuranceRecord {
  /** Wire value of the kind of use it is insured for; the tariff's class follows from it. */
  readonly usage: string;
  readonly bonusMalusStep: BonusMalusStep;
  /**
   * Last day of the newest compulsory policy in these hands, running or ended, "YYYY-MM-DD"; absent when there has been
   * none. A gap before them was somebody else's.
   */
  readonly previousPolicyEnd?: string;
  /** The sixth or a later one of its group in these hands, a person's or a company's. */
  readonly isFleet: boolean;
  /** Absent when the vehicle has had no own damage policy in these hands. */
  readonly ownDamage?: {
    readonly noClaimsLevel: NoClaimsLevel;
    /** Last day of the newest own damage policy, "YYYY-MM-DD". */
    readonly policyEnd: string;
  };
}

export interface RecordQuery {
  /** Canonical, "34ABC123". */
  readonly plate: string;
  /** Owner's T.C., foreigner's or tax number. */
  readonly nationalNumber: string;
  /** Today in İstanbul, "YYYY-MM-DD". */
  readonly today: string;
}

export type RecordAnswer =
  | { readonly kind: "found"; readonly record: InsuranceRecord }
  /** A vehicle without a plate of its own has no record yet. */
  | { readonly kind: "unknown" };

/**
 * The insurance data bureau (SBM). It is asked with plate and owner alone, so that nobody can change what a price rests
 * on by leaving the registration document out. Rejects when it is out of order or `signal` is aborted.
 */
export interface InsuranceBureau {
  find(query: RecordQuery, signal: AbortSignal): Promise<RecordAnswer>;
}
