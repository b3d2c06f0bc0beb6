import type { DataOf } from "#shared/calls/call.ts";
import type { checkContracts } from "#shared/calls/account/check-contracts.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { findPage } from "../content/registry.ts";
import type { Consent } from "../consent/consent-repository.ts";

type Contract = DataOf<typeof checkContracts>["contracts"][number];

/** What nobody has to agree to, and what is given and taken back by itself. */
const marketing: readonly string[] = Object.values(marketingTexts);

/** Agreements every membership rests on. */
const memberAgreements = ["confidentialityAgreement", "lightingContract"];

/**
 * How a member stands with each agreement: those of every membership and others they have accepted as a member.
 * `own` is what they said as a member, newest first; the newest word on an agreement counts.
 */
export function contractsOf(own: readonly Consent[]): Contract[] {
  const slugs = new Set([...memberAgreements, ...own.map(({ textSlug }) => textSlug)]);
  return [...slugs].flatMap((slug) => {
    const text = findPage(slug);
    if (text === undefined || marketing.includes(slug)) return [];
    const newest = own.find(({ textSlug }) => textSlug === slug);
    const accepted = newest?.given
      ? { acceptedVersion: newest.textVersion, acceptedAt: newest.createdAt }
      : {};
    return [{ slug, title: text.title, version: text.version, ...accepted }];
  });
}

export const isAcceptedNow = ({ version, acceptedVersion }: Contract): boolean =>
  version === acceptedVersion;
