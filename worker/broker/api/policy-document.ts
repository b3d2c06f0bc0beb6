import { trafik } from "#shared/products/trafik.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { formatPlate } from "#shared/schemas/plate.ts";
import type { Site } from "#shared/site.ts";
import { trafikPolicyNotes } from "../content/trafik-policy-notes.ts";
import { fuels } from "../domain/fuel.ts";
import { splitInstalment } from "../domain/instalments.ts";
import { policyEndDate } from "../domain/policy-period.ts";
import { usageOf } from "../domain/vehicle-usage.ts";
import type { Insurer } from "../insurers/insurer.ts";
import type { PolicyDocument } from "../print/policy-document.ts";
import type { Policy } from "../store/policy-repository.ts";
import type { Quote } from "../store/quote-repository.ts";
import type { StoredOffer } from "../store/stored-offer.ts";

export interface PolicyFacts {
  readonly quote: Quote;
  readonly policy: Policy;
  readonly offer: StoredOffer;
  readonly insurer: Insurer;
  readonly site: Site;
}

function vehicleOf({ vehicle, step }: Quote["content"]["request"]): PolicyDocument["vehicle"] {
  return {
    plate: formatPlate(vehicle.plate),
    model: `${vehicle.brand} ${vehicle.model}`,
    modelYear: vehicle.modelYear,
    usage: usageOf(vehicle.usage)?.label ?? vehicle.usage,
    fuel: fuels[vehicle.fuel],
    seats: vehicle.seats,
    engineNumber: vehicle.engineNumber,
    chassisNumber: vehicle.chassisNumber,
    firstRegistration: vehicle.firstRegistration,
    step,
  };
}

/** Everything that is printed on the policy of a purchased quote. */
export function policyDocument({
  quote,
  policy,
  offer,
  insurer,
  site,
}: PolicyFacts): PolicyDocument {
  const { content, phone } = quote;
  const { request, name, surname, cityName, county, eMail } = content;
  return {
    policyNumber: policy.policyNumber,
    productName: trafik.name,
    insurer,
    issuedAt: policy.issuedAt,
    startDate: request.startDate,
    endDate: policyEndDate(request.startDate),
    holder: {
      fullName: `${name} ${surname}`,
      nationalNumber: request.holder.nationalNumber,
      residence: `${county} / ${cityName}`,
      phone: formatPhoneWithZero(phone),
      ...(eMail === undefined ? {} : { email: eMail }),
    },
    vehicle: vehicleOf(request),
    covers: offer.covers,
    grossKurus: policy.grossKurus,
    split: { netKurus: offer.netKurus, ...offer.taxes },
    instalment: splitInstalment(policy.paidKurus, policy.instalmentCount),
    notes: trafikPolicyNotes,
    firm: site,
  };
}
