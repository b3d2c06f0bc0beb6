import { decryptWithSalt } from "#shared/crypto/aes-cbc.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import type { CallContext } from "../../api/handler.ts";
import type { MemberServices } from "../services.ts";

/**
 * Opens passwords sealed with one key of a key request, which is used up by it, in the order given. A key that is
 * unknown, another visitor's, used or over and a text that does not open are one failure.
 */
export async function openPasswords<const T extends readonly string[]>(
  guid: string,
  sealed: T,
  { services, visitor }: Pick<CallContext<MemberServices>, "services" | "visitor">,
): Promise<Result<{ readonly [K in keyof T]: string }, Failure>> {
  const { store, now } = services;
  const salt = await store.passwordKeys.take({ guid, visitor }, now());
  if (salt === undefined) return err({ kind: "bad-key" });
  const passwords: string[] = [];
  for (const each of sealed) {
    const password = await decryptWithSalt(each, salt);
    if (!password.ok) return err({ kind: "bad-key" });
    passwords.push(password.value);
  }
  return ok(passwords as { readonly [K in keyof T]: string });
}
