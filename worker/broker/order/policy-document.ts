import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { products } from "#shared/lines/catalogue.ts";
import type { Site } from "#shared/site.ts";
import type { Charge } from "../lines/charges.ts";
import { instalmentSurcharge } from "../lines/charges.ts";
import { ratings } from "../lines/registry.ts";
import { splitInstalment } from "../lines/instalments.ts";
import type { Firm } from "../insurers/source.ts";
import type { PolicyDocument } from "../print/policy-document.ts";
import type { Policy } from "./policy-repository.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { StoredOffer } from "../quote/stored-offer.ts";
import { insuredRows } from "../assets/described.ts";

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

/** What was paid, in its parts. */
function paidCharges(
  charges: readonly Charge[],
  { grossKurus, paidKurus }: Pick<Policy, "grossKurus" | "paidKurus">,
): readonly Charge[] {
  const surcharge = paidKurus - grossKurus;
  return surcharge === 0 ? charges : [...charges, instalmentSurcharge(surcharge)];
}

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
  const { request, name, surname, cityName, county, eMail } = content;
  return {
    policyNumber: policy.policyNumber,
    productName: named(products[request.productId].name, packageName),
    insurer,
    issuedAt: policy.issuedAt,
    period: policy.period,
    holder: {
      fullName: `${name} ${surname}`,
      nationalNumber: request.holder.nationalNumber,
      residence: `${county} / ${cityName}`,
      phone: formatPhoneWithZero(phone),
      ...(eMail === undefined ? {} : { email: eMail }),
    },
    insured: insuredRows(request, "policy"),
    covers: offer.covers,
    grossKurus: policy.paidKurus,
    charges: paidCharges(offer.charges, policy),
    instalment: splitInstalment(policy.paidKurus, policy.instalmentCount),
    notes: ratings[request.productId].notes,
    firm: site,
  };
}
