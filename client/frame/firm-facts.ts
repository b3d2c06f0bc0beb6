import type { Site } from "#shared/site.ts";
import { frameCopy as copy } from "./copy.ts";

type FirmSite = Pick<
  Site,
  "mersis" | "licence" | "brokerLicence" | "kep" | "etbis" | "professionalBody" | "liabilityCover"
>;

/** What the firm is registered and insured as: the short ones, which stand below every page. */
export const registrations = (site: FirmSite): string =>
  [
    `${copy.mersis}: ${site.mersis}`,
    site.licence,
    site.brokerLicence,
    `${copy.etbis}: ${site.etbis}`,
    `${copy.kep}: ${site.kep}`,
  ].join(" · ");

/** The same with professional body and liability cover, a sentence each. */
export const firmFacts = (site: FirmSite): readonly string[] => [
  registrations(site),
  `${copy.professionalBody}: ${site.professionalBody}`,
  `${copy.liabilityCover}: ${site.liabilityCover}`,
];
