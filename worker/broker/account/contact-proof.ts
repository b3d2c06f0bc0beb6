import type { RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Member } from "../member/member-record.ts";
import { provePassword } from "../member/passwords/password-proof.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { AccountServices } from "./services.ts";

type Input = Pick<RequestOf<typeof updateCustomer>, "password" | "guid">;

/** Has a member prove who they are before a way to reach them changes; what is wrong is told at the password's field. */
export async function proveForContact(
  member: Member,
  { password, guid }: Input,
  context: CallContext<AccountServices>,
): Promise<Result<undefined, Failure>> {
  if (password === undefined || guid === undefined) {
    return err(invalidField("Password", validationCopy.memberPasswordRequired));
  }
  return provePassword(member, password, guid, context);
}
