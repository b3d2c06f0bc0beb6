import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listContactMessages } from "#shared/calls/support/list-contact-messages.ts";
import { ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import { contentOf } from "./contact-message.ts";
import { answerDueAt } from "./answer-deadline.ts";
import { supportCopy } from "./copy.ts";
import { officeCopy } from "./office-copy.ts";
import type { SupportServices } from "./services.ts";

/** More than anybody leaves; the newest are shown. */
const mostShown = 100;

export const answerListContactMessages = forMember<
  RequestOf<typeof listContactMessages>,
  DataOf<typeof listContactMessages>,
  SupportServices
>(async (_input, { services: { store } }, { memberId }) => {
  const all = await store.contacts.listOfMember(memberId);
  // Mere notes of a verification wait for nobody.
  const shown = all.filter(({ messageType }) => messageType !== "SMSONAY").slice(0, mostShown);
  const replies = await store.contacts.repliesTo(shown.map((each) => each.referenceNumber));
  const results = shown.map((message) => {
    const { referenceNumber, messageType, productId, callBackSlot, state, createdAt } = message;
    const { message: note, details = [] } = contentOf(message);
    return {
      referenceNumber,
      typeText: officeCopy.messageTypes[messageType] ?? messageType,
      productId: productId ?? undefined,
      callBackSlot: callBackSlot ?? undefined,
      message: note,
      details: details.map(({ label, text }) => ({ label, text })),
      state,
      stateText: supportCopy.contactStates[state],
      createdAt,
      answerBy: answerDueAt(messageType, createdAt),
      replies: (replies.get(referenceNumber) ?? []).map(({ text, createdAt: at }) => {
        return { text, createdAt: at };
      }),
    };
  });
  return ok({ results });
});
