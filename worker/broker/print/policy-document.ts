import type { IdentityKind } from "#shared/copy/identity.ts";
import type { Charge } from "../lines/rating/charges.ts";
import type { Instalment } from "../lines/rating/instalments.ts";
import type { PolicyPeriod } from "../lines/policy-period.ts";
import type { InsurerLogo } from "../insurers/insurer.ts";
import type { CoverRow } from "../lines/offer.ts";

/** The firm that arranges the policy. */
export interface PrintedFirm {
  readonly firm: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly licence: string;
  readonly mersis: string;
}

export interface PrintedInsurer {
  readonly name: string;
  readonly logo?: InsurerLogo;
}

/** What is insured, in rows of label and text. */
export interface InsuredFacts {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** Everything on a printed policy. Amounts are kuruş, texts as they are to be read. */
export interface PolicyDocument {
  readonly policyNumber: string;
  readonly productName: string;
  readonly insurer: PrintedInsurer;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly period: PolicyPeriod;
  readonly holder: {
    /** Whether somebody else may be insured, or others besides. */
    readonly isInsured: boolean;
    readonly fullName: string;
    /** What kind of number they are known by. */
    readonly identity: IdentityKind;
    readonly number: string;
    /** A country's name; where they are known by a passport. */
    readonly nationality?: string;
    readonly residence: string;
    readonly phone: string;
    readonly email?: string;
  };
  /** What is insured, one after the other. */
  readonly insured: readonly InsuredFacts[];
  readonly covers: readonly CoverRow[];
  /** What is paid altogether: gross premium, and what its instalments cost. */
  readonly grossKurus: number;
  /** The gross premium in its tariff's currency, and by what rate, as it is to be read. */
  readonly converted?: { readonly sum: string; readonly rate: string };
  /** What the whole is made of. */
  readonly charges: readonly Charge[];
  readonly instalment: Instalment;
  /** Brand and last four digits, "Troy •••• 0000". */
  readonly card?: string;
  readonly notes: readonly string[];
  readonly firm: PrintedFirm;
}
