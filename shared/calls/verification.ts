import { flag, oneOf } from "./codec.ts";

/**
 * What a verification by SMS may be for. `erisim` lets a second device use a shared quote, `profil` is for a member's new
 * phone.
 */
export const queryTypes = ["giris", "trafik", "kasko", "seyahat", "erisim", "profil"] as const;
export type QueryType = (typeof queryTypes)[number];
export const queryType = oneOf(queryTypes);

/** The three consents that travel with a code request and its confirmation. */
export const consentFlags = {
  openDataAgreement: flag,
  privacyPolicy: flag,
  advertisementAgreement: flag,
};
