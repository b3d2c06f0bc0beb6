import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { addRequest } from "#shared/calls/support/add-request.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { err, ok } from "#shared/result.ts";
import { statusAfter } from "./support-status.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { forMember } from "../api/handler.ts";
import { supportCopy } from "./copy.ts";
import { confirmByEmail, tellOffice } from "./notices.ts";
import { readSentFiles } from "../files/sent-files.ts";
import { keepFiles } from "./keep-files.ts";
import type { SupportServices } from "./services.ts";
import { idOf, saidNow } from "./said.ts";

type Input = RequestOf<typeof addRequest>;

const daily = { member: 20 } as const;
/** The address a member has told is not proved; more than these come to nobody. */
const mailsADay = { receiver: 10 } as const;
const referenceTries = 5;

/** `DT-` and eight digits that no request has yet. */
async function makeReference({ store, randomDigits }: SupportServices): Promise<string> {
  for (let tries = 0; tries < referenceTries; tries++) {
    const referenceNumber = `DT-${randomDigits(8)}`;
    if (!(await store.support.isReferenceTaken(referenceNumber))) return referenceNumber;
  }
  throw new Error("no free reference number");
}

export const answerAddRequest = forMember<Input, DataOf<typeof addRequest>, SupportServices>(
  async (input, context, { memberId }) => {
    const { services } = context;
    const { store, randomUuid } = services;
    const { typeId, subject, message: text, quoteId } = input;
    const files = readSentFiles(input.files);
    const errors = {
      ...(Object.hasOwn(supportCopy.types, typeId)
        ? {}
        : { TypeId: [supportValidationCopy.typeRequired] }),
      ...(files.ok ? {} : { Files: [files.reason] }),
    };
    if (!files.ok || Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
    if (quoteId !== undefined && !(await store.quotes.isOfMember(quoteId, memberId))) {
      return err({ kind: "quote-not-found" });
    }
    const parts = [memberId, typeId, subject, text, quoteId ?? null];
    const said = await saidNow(parts, files.value, services);
    const there = await store.support.findSaid(said);
    if (there !== undefined) return ok(there);
    const counted = await consumeRateLimit("support-request", daily, context, { windowMs: dayMs });
    if (!counted.ok) return counted;
    const now = services.now();
    const member = await store.members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const request = {
      requestId: idOf(said, randomUuid()),
      referenceNumber: await makeReference(services),
      memberId,
      typeId,
      subject,
      status: statusAfter("member-wrote"),
      quoteId: quoteId ?? null,
      takenBy: null,
      createdAt: now,
      updatedAt: now,
    };
    const { requestId } = request;
    const message = { messageId: randomUuid(), author: "member" as const, text, createdAt: now };
    const { messageId } = message;
    const place = { memberId, requestId, messageId, createdAt: now };
    const kept = await keepFiles(files.value, place, services);
    if (!kept.ok) return err({ kind: "invalid", errors: { Files: [kept.reason] } });
    const standing = await store.support.add(request, message, said);
    if (standing.requestId !== requestId) {
      if (files.value.length > 0) await store.supportMessages.removeFiles(messageId);
      return ok(standing);
    }
    const scope = { mailbox: member.profile.email, windowMs: dayMs };
    const mayWrite = await consumeRateLimit("support-mail", mailsADay, context, scope);
    if (mayWrite.ok) await confirmByEmail(request, member, services);
    await tellOffice(request, messageId, supportCopy.officeSubject, services);
    return ok(standing);
  },
);
