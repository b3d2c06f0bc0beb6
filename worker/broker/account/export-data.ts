import type { DataOf } from "#shared/calls/call.ts";
import type { exportData } from "#shared/calls/account/export-data.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Member } from "../member/member-record.ts";
import { preferencesOf } from "../consent/consents.ts";
import { forMember } from "../api/handler.ts";
import { supportCopy } from "../support/copy.ts";
import { consentTitle } from "./consents.ts";
import type { ContactContent } from "../support/contact-message.ts";
import { contentOf, isCallReference } from "../support/contact-message.ts";
import { exportQuotes } from "./export-quotes.ts";
import type { Keeping } from "../domain/keeping.ts";
import { keeping } from "../domain/keeping.ts";
import { isoTime } from "./iso-time.ts";
import { secondStepOf } from "../member/second-step.ts";
import type { AccountServices } from "./services.ts";

async function exportProfile(
  { phone, nationalNumber, profile, ...member }: Member,
  services: AccountServices,
) {
  const { createdAt, phoneVerifiedAt, passwordSetAt } = member;
  return {
    ...profile,
    phone,
    nationalNumber,
    memberSince: isoTime(createdAt),
    phoneVerifiedAt: phoneVerifiedAt === null ? undefined : isoTime(phoneVerifiedAt),
    passwordSetAt: isoTime(passwordSetAt),
    ...(await secondStepOf(member, services)),
  };
}

/** What something was agreed to for: a call, a quote, or the membership itself. */
function subjectOf(subjectId: string, memberId: string) {
  if (subjectId === memberId) return {};
  return isCallReference(subjectId) ? { referenceNumber: subjectId } : { quoteId: subjectId };
}

async function exportConsents(memberId: string, { store }: AccountServices) {
  const consents = await store.consents.listOfMember(memberId);
  return consents.map(({ textSlug, textVersion, given, channel, subjectId, createdAt }) => ({
    title: consentTitle(textSlug),
    textSlug,
    textVersion,
    given,
    channel,
    ...subjectOf(subjectId, memberId),
    createdAt: isoTime(createdAt),
  }));
}

async function exportSessions(memberId: string, { store }: AccountServices) {
  const sessions = await store.sessions.listOfMember(memberId);
  return sessions.map(({ createdAt, lastSeenAt, expiresAt, device }) => ({
    ...device,
    createdAt: isoTime(createdAt),
    lastSeenAt: isoTime(lastSeenAt),
    expiresAt: isoTime(expiresAt),
  }));
}

async function exportRequests(memberId: string, { store }: AccountServices) {
  const requests = await store.support.listOfMember(memberId);
  return Promise.all(
    requests.map(async (request) => ({
      referenceNumber: request.referenceNumber,
      type: supportCopy.types[request.typeId] ?? request.typeId,
      subject: request.subject,
      status: supportCopy.statuses[request.status],
      quoteId: request.quoteId ?? undefined,
      createdAt: isoTime(request.createdAt),
      messages: (await store.supportMessages.list(request.requestId)).map((message) => ({
        author: message.author,
        text: message.text,
        createdAt: isoTime(message.createdAt),
        files: message.files.map(({ fileName, contentType, sizeBytes }) => ({
          fileName,
          contentType,
          sizeBytes,
        })),
      })),
    })),
  );
}

/** What somebody wrote themselves; who is to be called about their own quote the office takes from that quote. */
function ownWords(message: { readonly content: string }): ContactContent {
  const { fullName, phone, ...rest } = contentOf(message);
  return rest.offer?.isOwner === true ? rest : { ...rest, fullName, phone };
}

async function exportContacts(memberId: string, { store }: AccountServices) {
  const messages = await store.contacts.listOfMember(memberId);
  const replies = await store.contacts.repliesTo(messages.map((each) => each.referenceNumber));
  return messages.map((message) => ({
    referenceNumber: message.referenceNumber,
    messageType: message.messageType,
    productId: message.productId ?? undefined,
    quoteId: message.quoteId ?? undefined,
    callBackSlot: message.callBackSlot ?? undefined,
    campaign: message.campaign ?? undefined,
    ...ownWords(message),
    state: message.state,
    createdAt: isoTime(message.createdAt),
    replies: (replies.get(message.referenceNumber) ?? []).map(({ text, createdAt }) => {
      return { text, createdAt: isoTime(createdAt) };
    }),
  }));
}

/** Everything stored about a member, for themselves. Keyed hashes, tokens and password hashes are not in it. */
export const answerExportData = forMember<object, DataOf<typeof exportData>, AccountServices>(
  async (_input, { services }, { memberId }) => {
    const { store } = services;
    const now = services.now();
    const member = await store.members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const document = {
      exportedAt: isoTime(now),
      member: await exportProfile(member, services),
      preferences: preferencesOf(member),
      consents: await exportConsents(memberId, services),
      sessions: await exportSessions(memberId, services),
      assets: await store.assets.list(memberId),
      quotes: await exportQuotes(member, services),
      supportRequests: await exportRequests(memberId, services),
      vehicleCorrections: await store.vehicleCorrections.listOfPerson(member),
      /** How long each kind of data is kept. */
      keeping: Object.values(keeping).map((each: Keeping) => ({
        name: each.name,
        from: each.from,
        leastDays: each.leastDays,
        mostDays: each.mostDays,
      })),
      contactMessages: await exportContacts(memberId, services),
    };
    return ok({
      fileName: `${services.site.brandSlug}-verilerim-${todayInIstanbul(now)}.json`,
      content: JSON.stringify(document, null, 2),
    });
  },
);
