import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { checkContracts } from "#shared/calls/account/check-contracts.ts";
import type { listConsents } from "#shared/calls/account/list-consents.ts";
import type { updateConsents } from "#shared/calls/account/update-consents.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import type { Permissions } from "#shared/fields/marketing.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { err, ok } from "#shared/result.ts";
import { findPage } from "../content/registry.ts";
import type { RefusedThere } from "../consent/permission-repository.ts";
import type { Member } from "../member/member-repository.ts";
import { notePermissions } from "../consent/permissions.ts";
import { consentTo, preferencesOf } from "../consent/consents.ts";
import { isCallReference } from "../support/contact-message.ts";
import { brokerCopy } from "../api/copy.ts";
import { forMember } from "../api/handler.ts";
import { contractsOf, isAcceptedNow } from "./contracts.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

/** As many as an answer may list. */
const mostConsents = 1000;

/** Title of the text a consent was given to. */
export const consentTitle = (slug: string): string =>
  memberCopy.consentTitles[slug] ?? findPage(slug)?.title ?? slug;

const refusedThereBy = (
  { phone, profile }: Member,
  { store }: AccountServices,
): Promise<RefusedThere[]> => store.permissions.refusedThere({ phone, email: profile.email });

/** Preferences but for what was forbidden at the consent register since. */
const withoutRefused = (
  preferences: Permissions,
  refused: readonly RefusedThere[],
): Permissions => ({
  ...preferences,
  ...Object.fromEntries(refused.map(({ channel }) => [channel, false])),
});

export const answerListConsents = forMember<object, DataOf<typeof listConsents>, AccountServices>(
  async (_input, { services }, { memberId }) => {
    const { store } = services;
    const [member, consents] = await Promise.all([
      store.members.find(memberId),
      store.consents.listOfMember(memberId, mostConsents),
    ]);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const refusedThere = await refusedThereBy(member, services);
    return ok({
      ...withoutRefused(preferencesOf(member), refusedThere),
      refusedThere,
      consents: consents.map(({ textSlug, textVersion, given, channel, createdAt, subjectId }) => ({
        ...(subjectId === memberId || isCallReference(subjectId) ? {} : { quoteId: subjectId }),
        textSlug,
        title: consentTitle(textSlug),
        textVersion,
        given,
        channel,
        createdAt,
      })),
    });
  },
);

export const answerCheckContracts = forMember<
  object,
  DataOf<typeof checkContracts>,
  AccountServices
>(async (_input, { services }, { memberId }) => {
  const contracts = contractsOf(await services.store.consents.listOfSubject(memberId));
  return ok({ isCurrent: contracts.every(isAcceptedNow), contracts });
});

/** Writes down what has changed before it takes effect; what was said before stays in the history. */
export const answerUpdateConsents = forMember<
  RequestOf<typeof updateConsents>,
  object,
  AccountServices
>(async ({ acceptedSlugs = [], ...wanted }, { services, visitor }, { memberId }) => {
  const { store } = services;
  const member = await store.members.find(memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  const known = contractsOf(await store.consents.listOfSubject(memberId));
  const slugs = new Set(acceptedSlugs);
  if ([...slugs].some((slug) => !known.some((contract) => contract.slug === slug))) {
    return err({ kind: "invalid", errors: { AcceptedSlugs: [brokerCopy.unknownChoice] } });
  }
  const { phoneIndex } = member;
  const origin = { visitor, phoneIndex, subjectId: memberId, createdAt: services.now() };
  const before = withoutRefused(preferencesOf(member), await refusedThereBy(member, services));
  const [first, ...others] = [
    ...marketingChannels
      .filter((channel) => wanted[channel] !== before[channel])
      .map((channel) => consentTo(marketingTexts[channel], wanted[channel], origin)),
    ...known
      .filter((contract) => slugs.has(contract.slug) && !isAcceptedNow(contract))
      .map(({ slug }) => consentTo(slug, true, origin)),
  ];
  if (first !== undefined) await store.consents.add([first, ...others]);
  const changed = Object.fromEntries(
    marketingChannels
      .filter((channel) => wanted[channel] !== before[channel])
      .map((channel) => [channel, wanted[channel]]),
  );
  await notePermissions(changed, { phone: member.phone, email: member.profile.email }, services);
  await store.members.setPreferences(memberId, wanted);
  return ok({});
});
