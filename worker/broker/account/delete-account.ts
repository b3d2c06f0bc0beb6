import type { RequestOf } from "#shared/calls/call.ts";
import type { deleteAccount } from "#shared/calls/account/delete-account.ts";
import { err, ok } from "#shared/result.ts";
import { provePassword } from "../member/passwords/password-proof.ts";
import { takeBackAll } from "../consent/permissions.ts";
import { forMember } from "../api/handler.ts";
import { forgetVisitor } from "../verification/renewed-visitor.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

/** Deletes an account, and takes back what it allowed of advertising, once its member has proved themselves again; not while money is on its way. */
export const answerDeleteAccount = forMember<
  RequestOf<typeof deleteAccount>,
  object,
  AccountServices
>(async ({ password, guid }, context, { memberId }) => {
  const { store, notifier, site } = context.services;
  const member = await store.members.find(memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  const proof = await provePassword(member, password, guid, context);
  if (!proof.ok) return proof;
  if (await store.memberData.hasOrderUnderWay(memberId)) return err({ kind: "deletion-held" });
  const reach = { phone: member.phone, email: member.profile.email };
  await takeBackAll(reach, context.services);
  await store.memberData.remove(member);
  await forgetVisitor(context);
  const text = memberCopy.deletedSms(site.name, site.phone);
  await notifier.send({ channel: "sms", to: member.phone, subject: "", text });
  return ok({});
});
