import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { maskPhone } from "#shared/format/phone.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { isForeignNumber } from "#shared/schemas/identity/national-number.ts";
import { lines } from "#shared/lines/registry.ts";
import type { CallContext } from "../../api/handler.ts";
import { lacksGuardian, standingsFor } from "../../domain/policyholder.ts";
import { identityKindOf, numberOf } from "../../domain/holder.ts";
import type { QuoteContent } from "../../quote/quote-content.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { isMembersOwn, maskedName } from "../../verification/shown-person.ts";
import type { OrderServices } from "../services.ts";
import type { ShownHolder } from "./sale.ts";

/** Whom the policy is for; a name the visitor has not typed themselves is not theirs to read. */
export async function shownHolder(
  { content, phone, nationalIndex }: Quote,
  { member, services }: CallContext<OrderServices>,
): Promise<ShownHolder> {
  const { name, surname, cityName, county, request, isRegistered } = content;
  const asking = member && (await services.store.members.find(member.memberId));
  const isTheirs = !isRegistered || isMembersOwn(content, nationalIndex ?? "", asking);
  const { eMail = asking?.profile.email } = content;
  const identity = identityKindOf(request.holder);
  // A minor pays with nobody's card but a guardian's.
  const isAnothers = content.policyholder !== undefined || lacksGuardian(content, services.now());
  const isInsured = (lines[request.productId] as AnyLine).group === undefined;
  return {
    isInsured,
    ...(isTheirs ? { name, surname } : maskedName(content)),
    ...(content.company === undefined ? {} : { company: content.company }),
    cardName: identity === "tax" || isAnothers ? "none" : isTheirs ? "shown" : "hidden",
    identity,
    maskedNationalNumber: maskNationalNumber(numberOf(request.holder)),
    maskedPhone: maskPhone(phone),
    ...(eMail === undefined ? {} : { eMail }),
    standings: isInsured ? [...standingsFor(request.holder, services.now())] : [],
    ...policyholderOf(content),
    city: cityName,
    county,
  };
}

/** Who buys, by what they have written themselves. */
function policyholderOf({ policyholder }: QuoteContent): Pick<ShownHolder, "policyholder"> {
  if (policyholder === undefined) return {};
  const { nationalNumber, ...shown } = policyholder;
  const identity = isForeignNumber(nationalNumber) ? "foreign" : "national";
  const maskedNationalNumber = maskNationalNumber(nationalNumber);
  return { policyholder: { ...shown, identity, maskedNationalNumber } };
}
