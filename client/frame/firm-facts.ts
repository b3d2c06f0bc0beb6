import type { Site } from "#shared/site.ts";
import { frameCopy as copy } from "./copy.ts";

type FirmSite = Pick<
  Site,
  "mersis" | "licence" | "brokerLicence" | "kep" | "etbis" | "professionalBody" | "liabilityCover"
>;

/** What the firm is registered as, which stands below every page. */
export const registrationsOf = (site: FirmSite): readonly string[] => [
  `${copy.mersis}: ${site.mersis}`,
  site.licence,
  site.brokerLicence,
  `${copy.etbis}: ${site.etbis}`,
  `${copy.kep}: ${site.kep}`,
];

/** Its professional body and liability cover, a sentence each. */
export const firmFactsOf = (site: FirmSite): readonly string[] => [
  `${copy.professionalBody}: ${site.professionalBody}`,
  `${copy.liabilityCover}: ${site.liabilityCover}`,
];
