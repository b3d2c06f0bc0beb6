import { exchangeCopy } from "#shared/copy/exchange.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { numberKind } from "#shared/schemas/identity/identity-number.ts";
import { formatSum, formatMoney } from "#shared/format/money.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { products } from "#shared/products/catalogue.ts";
import type { Site } from "#shared/site.ts";
import type { Charge } from "../lines/rating/charges.ts";
import { instalmentSurcharge } from "../lines/rating/charges.ts";
import { notesFor } from "../lines/notes.ts";
import { ratings } from "../lines/quote-line.ts";
import { splitInstalment } from "../lines/rating/instalments.ts";
import type { Firm } from "../insurers/source.ts";
import type { PolicyDocument } from "../print/policy-document.ts";
import { collectorOf, conditionsOf } from "./documents/insurer-terms.ts";
import type { Policy } from "./policy-repository.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { StoredOffer } from "../quote/room/stored-answer.ts";
import type { InsuredRows } from "../assets/described.ts";
import { insuredRows } from "../assets/described.ts";
import type { Policyholder } from "../domain/policyholder.ts";
import type { Holder } from "../domain/holder.ts";
import { identityKindOf, numberOf } from "../domain/holder.ts";
import { countryName } from "../registries/countries.ts";
import { printCopy } from "../print/copy.ts";

export interface PolicyFacts {
  readonly quote: Quote;
  readonly policy: Policy;
  readonly offer: StoredOffer;
  readonly insurer: Firm;
  /** Which of the insurer's products it is, when it has several. */
  readonly packageName?: string | undefined;
  readonly site: Site;
}

/** A firm or a product, and which of its packages is meant. */
export const named = (name: string, packageName = ""): string =>
  packageName === "" ? name : `${name} · ${packageName}`;

const nationalityOf = ({ passport }: Holder): { readonly nationality?: string } =>
  passport === undefined
    ? {}
    : { nationality: countryName(passport.nationality) ?? passport.nationality };

const policyholderOf = (
  policyholder: Policyholder | undefined,
): Pick<PolicyDocument, "policyholder"> =>
  policyholder === undefined
    ? {}
    : {
        policyholder: {
          fullName: `${policyholder.name} ${policyholder.surname}`,
          identity: numberKind(policyholder.nationalNumber),
          number: policyholder.nationalNumber,
          standing: standings[policyholder.standing].name,
        },
      };

function convertedOf({ converted }: StoredOffer): Pick<PolicyDocument, "converted"> {
  if (converted === undefined) return {};
  const { lira, day, confidence } = converted.exchange;
  const rate = exchangeCopy.rate(lira, day, confidence === "estimate");
  return { converted: { sum: formatSum(converted.money), rate } };
}

/** What was paid, in its parts. */
function paidCharges(
  charges: readonly Charge[],
  { grossKurus, paidKurus }: Pick<Policy, "grossKurus" | "paidKurus">,
): readonly Charge[] {
  const surcharge = paidKurus - grossKurus;
  return surcharge === 0 ? charges : [...charges, instalmentSurcharge(surcharge)];
}

/** Each of several insured with what they cost, where that is told. */
const withPremiums = (
  insured: readonly InsuredRows[],
  prices: StoredOffer["perInsured"],
): readonly InsuredRows[] =>
  insured.map(({ heading, rows }, index) => {
    const price = prices?.[index];
    return {
      heading,
      rows:
        price === undefined
          ? rows
          : [...rows, [printCopy.ownPremium, `${formatMoney(price.kurus)} TL`]],
    };
  });

/** Everything that is printed on the policy of a purchased quote. */
export function policyDocument({
  quote,
  policy,
  offer,
  insurer,
  packageName,
  site,
}: PolicyFacts): PolicyDocument {
  const { content, phone } = quote;
  const { request, name, surname, company, cityName, county, eMail } = content;
  const conditions = conditionsOf(request.productId, insurer);
  return {
    policyNumber: policy.policyNumber,
    productName: named(products[request.productId].name, packageName),
    insurer,
    issuedAt: policy.issuedAt,
    period: policy.period,
    holder: {
      isInsured: (lines[request.productId] as AnyLine).group === undefined,
      fullName: `${name} ${surname}`,
      ...(company === undefined ? {} : { company }),
      identity: identityKindOf(request.holder),
      number: numberOf(request.holder),
      ...nationalityOf(request.holder),
      residence: `${cityName} / ${county}`,
      phone: formatPhoneWithZero(phone),
      ...(eMail === undefined ? {} : { email: eMail }),
    },
    ...policyholderOf(content.policyholder),
    insured: withPremiums(insuredRows(request, "policy", !content.isRegistered), offer.perInsured),
    covers: offer.covers,
    grossKurus: policy.paidKurus,
    ...convertedOf(offer),
    charges: paidCharges(offer.charges, policy),
    instalment: splitInstalment(policy.paidKurus, policy.instalmentCount),
    ...(conditions === undefined ? {} : { conditions }),
    collector: collectorOf(site, insurer),
    notes: notesFor(ratings[request.productId].notes, offer.covers),
    firm: site,
  };
}
