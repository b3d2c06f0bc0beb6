import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { useOwnProof } from "#shared/calls/verification/use-own-proof.ts";
import { ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import type { VerificationServices } from "./services.ts";

/** One code is enough for all lines of a member who asks about themselves, for as long as its proof lasts. */
export const answerUseOwnProof = forMember<
  RequestOf<typeof useOwnProof>,
  DataOf<typeof useOwnProof>,
  VerificationServices
>(async ({ nationalNumber, phone, queryType }, { services, visitor }, { memberId }) => {
  const { store, blindIndex, now } = services;
  const member = await store.members.find(memberId);
  const phoneIndex = await blindIndex.of("phone", phone);
  const isOwn =
    member?.phoneIndex === phoneIndex &&
    member.nationalIndex === (await blindIndex.of("national", nationalNumber));
  const proof = { visitor, phoneIndex, queryType };
  return ok({ isProved: isOwn && (await store.verifications.widen(proof, now())) });
});
