import { href } from "#shared/routes.ts";
import type { DataOf } from "#shared/calls/call.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { contractHref } from "#client/modals/contract-href.ts";
import { checkContracts } from "#shared/calls/account/check-contracts.ts";
import { listConsents } from "#shared/calls/account/list-consents.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { ownConsents } from "#shared/fields/policy.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { consentsCopy } from "./copy.ts";

type Said = DataOf<typeof listConsents>["consents"][number];

/** Quotes with which health data may be used, by the last word on each. */
function openHealthConsents(consents: readonly Said[]) {
  const { contract } = ownConsents.healthDataAgreement;
  const ofQuotes = consents.flatMap(({ textSlug, quoteId, ...said }) =>
    textSlug === contract && quoteId !== undefined ? [{ ...said, quoteId }] : [],
  );
  return ofQuotes.filter(
    (said, at) =>
      said.given && ofQuotes.findIndex(({ quoteId }) => quoteId === said.quoteId) === at,
  );
}

const marketing = new Set<string>(Object.values(marketingTexts));

/**
 * How a word stands beside those of `before`, the newest first: what was given before it is taken back by a no. Advertising is
 * given and taken back for a number or an address, whichever quote it was said with; everything else for its quote.
 */
export function stateOf(
  { given, textSlug, quoteId }: Said,
  before: readonly Said[],
): "given" | "refused" | "takenBack" {
  if (given) return "given";
  const isOfAll = marketing.has(textSlug);
  const last = before.find(
    (one) => one.textSlug === textSlug && (isOfAll || one.quoteId === quoteId),
  );
  return last?.given === true ? "takenBack" : "refused";
}

/** What the member agreed to, how they may be written to, and whether a text has changed since. */
export async function loadConsents({ page }: LoaderInput) {
  const [consents, contracts] = await Promise.all([
    page.api.call(listConsents, {}),
    page.api.call(checkContracts, {}),
  ]);
  if (consents.data === null || contracts.data === null) return null;
  const { sms, email, call, refusedThere } = consents.data;
  return {
    channels: { sms, email, call },
    refusedThere: refusedThere.map(({ channel, saidAt }) => ({
      channel,
      at: formatDateTime(saidAt),
    })),
    isCurrent: contracts.data.isCurrent,
    contracts: contracts.data.contracts.map((contract) => ({
      slug: contract.slug,
      title: contract.title,
      href: contractHref(contract.slug),
      isCurrent: contract.acceptedVersion === contract.version,
      acceptedOn: contract.acceptedAt === undefined ? null : formatDate(contract.acceptedAt),
    })),
    health: await Promise.all(
      openHealthConsents(consents.data.consents).map(async ({ quoteId, createdAt }) => ({
        href: href("withdraw", { quote: await page.links.sign(quoteId) }),
        at: formatDate(createdAt),
      })),
    ),
    history: consents.data.consents.map((said, at, all) => ({
      id: at,
      title: said.title,
      version: said.textVersion,
      state: consentsCopy.states[stateOf(said, all.slice(at + 1))](said.textSlug),
      at: formatDateTime(said.createdAt),
    })),
  };
}
