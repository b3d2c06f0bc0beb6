import type { LoaderInput } from "#client/loader-input.ts";
import { contractHref } from "#client/modals/contract-href.ts";
import { checkContracts } from "#shared/calls/account/check-contracts.ts";
import { listConsents } from "#shared/calls/account/list-consents.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";

/** What the member agreed to, how they may be written to, and whether a text has changed since. */
export async function loadConsents({ page }: LoaderInput) {
  const [consents, contracts] = await Promise.all([
    page.api.call(listConsents, {}),
    page.api.call(checkContracts, {}),
  ]);
  if (consents.data === null || contracts.data === null) return null;
  const { sms, email, call } = consents.data;
  return {
    channels: { sms, email, call },
    isCurrent: contracts.data.isCurrent,
    contracts: contracts.data.contracts.map((contract) => ({
      slug: contract.slug,
      title: contract.title,
      href: contractHref(contract.slug),
      isCurrent: contract.acceptedVersion === contract.version,
      acceptedOn: contract.acceptedAt === undefined ? null : formatDate(contract.acceptedAt),
    })),
    history: consents.data.consents.map(({ title, textVersion, given, createdAt }, at) => ({
      id: at,
      title,
      version: textVersion,
      given,
      at: formatDateTime(createdAt),
    })),
  };
}
