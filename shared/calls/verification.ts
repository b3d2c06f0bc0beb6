import { productIds, productOf } from "#shared/products/catalogue.ts";
import { flag, oneOf } from "./codec.ts";

/**
 * What a verification by SMS may be for: signing in, a line's quote, or one of ours. `profil` is for a member's new
 * phone.
 */
const ownTypes = ["giris", "profil"] as const;
const soldIds = productIds.filter((id) => productOf(id).isSold);

export const queryTypes: readonly string[] = [...ownTypes, ...soldIds];
export type QueryType = string;

/** Whether it is about a motor vehicle: then its plate travels along, and the office hears of the verification. */
export const isAboutVehicle = (queryType: QueryType): boolean =>
  soldIds.some((id) => id === queryType && productOf(id).group === "vehicle");
export const queryType = oneOf(queryTypes);

/** The three consents that travel with a code request and its confirmation. */
export const consentFlags = {
  openDataAgreement: flag,
  privacyPolicy: flag,
  advertisementAgreement: flag,
};
