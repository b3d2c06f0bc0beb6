import * as v from "valibot";
import type { IdentityKind } from "#shared/copy/identity.ts";
import { identityNames } from "#shared/copy/identity.ts";
import type { Charge } from "../lines/rating/charges.ts";
import type { Instalment } from "../lines/rating/instalments.ts";
import type { PolicyPeriod } from "../lines/policy-period.ts";
import type { Company, InsurerLogo } from "../insurers/source.ts";
import { CompanySchema, LogoSchema } from "../insurers/source.ts";
import { ChargeSchema, CoverRowSchema, InstalmentSchema, KurusSchema } from "../lines/offer.ts";
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
  readonly phone?: string;
  readonly company?: Company;
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
    /** Of a company, whoever may act for it. */
    readonly fullName: string;
    readonly company?: { readonly title: string; readonly taxOffice: string };
    /** What kind of number they are known by. */
    readonly identity: IdentityKind;
    readonly number: string;
    /** A country's name; where they are known by a passport. */
    readonly nationality?: string;
    readonly residence: string;
    readonly phone: string;
    readonly email?: string;
  };
  /** Who has bought it for the holder, and as what: then phone and e-mail are theirs. */
  readonly policyholder?: {
    readonly fullName: string;
    readonly identity: IdentityKind;
    readonly number: string;
    readonly standing: string;
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
  /** General conditions it comes with, and in which edition; absent where none are named. */
  readonly conditions?: string;
  /** Who takes the premium, and by which right; absent in one of before it was printed. */
  readonly collector?: string;
  readonly notes: readonly string[];
  readonly firm: PrintedFirm;
}

const text = v.string();
const Row = v.tuple([text, text]);

export const FirmSchema = v.object({
  firm: text,
  address: text,
  phone: text,
  email: text,
  licence: text,
  mersis: text,
});

export const InsurerSchema = v.object({
  name: text,
  phone: v.exactOptional(text),
  company: v.exactOptional(CompanySchema),
  logo: v.exactOptional(LogoSchema),
});

const identityKinds = Object.keys(identityNames) as IdentityKind[];

/** How what is printed of a policy is stored with it. */
export const PolicyDocumentSchema: v.GenericSchema<unknown, PolicyDocument> = v.object({
  policyNumber: text,
  productName: text,
  insurer: InsurerSchema,
  issuedAt: v.number(),
  period: v.object({ startsAt: v.number(), endsAt: v.number() }),
  holder: v.object({
    isInsured: v.boolean(),
    fullName: text,
    company: v.exactOptional(v.object({ title: text, taxOffice: text })),
    identity: v.picklist(identityKinds),
    number: text,
    nationality: v.exactOptional(text),
    residence: text,
    phone: text,
    email: v.exactOptional(text),
  }),
  policyholder: v.exactOptional(
    v.object({ fullName: text, identity: v.picklist(identityKinds), number: text, standing: text }),
  ),
  insured: v.array(v.object({ heading: text, rows: v.array(Row) })),
  covers: v.array(CoverRowSchema),
  grossKurus: KurusSchema,
  converted: v.exactOptional(v.object({ sum: text, rate: text })),
  charges: v.array(ChargeSchema),
  instalment: InstalmentSchema,
  card: v.exactOptional(text),
  conditions: v.exactOptional(text),
  collector: v.exactOptional(text),
  notes: v.array(text),
  firm: FirmSchema,
});
