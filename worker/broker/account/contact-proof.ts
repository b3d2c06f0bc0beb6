import type { RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Member } from "../member/member-record.ts";
import { provePassword } from "../member/passwords/password-proof.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { AccountServices } from "./services.ts";

type Input = Pick<RequestOf<typeof updateCustomer>, "password" | "guid">;

const atPassword = (message: string) => ({ Password: [message] });

/** Has a member prove who they are before a way to reach them changes; what is wrong is told at the password's field. */
export async function proveForContact(
  member: Member,
  { password, guid }: Input,
  context: CallContext<AccountServices>,
): Promise<Result<undefined, Failure>> {
  if (password === undefined || guid === undefined) {
    return err({ kind: "invalid", errors: atPassword(validationCopy.memberPasswordRequired) });
  }
  const proved = await provePassword(member, password, guid, context);
  if (proved.ok) return ok(undefined);
  return proved.reason.kind === "wrong-password"
    ? err({ kind: "own-password-wrong", errors: atPassword(brokerCopy.wrongPassword) })
    : proved;
}
