import { decryptWithSalt } from "#shared/crypto/aes-cbc.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Services } from "../../services.ts";
import type { Failure } from "../failure.ts";

/**
 * Opens passwords sealed with one key of a key request, which is used up by it, in the order given. A key that is
 * unknown, used or over and a text that does not open are one failure.
 */
export async function openPasswords<const T extends readonly string[]>(
  guid: string,
  sealed: T,
  { store, now }: Services,
): Promise<Result<{ readonly [K in keyof T]: string }, Failure>> {
  const salt = await store.passwordKeys.take(guid, now());
  if (salt === undefined) return err({ kind: "bad-key" });
  const passwords: string[] = [];
  for (const each of sealed) {
    const password = await decryptWithSalt(each, salt);
    if (!password.ok) return err({ kind: "bad-key" });
    passwords.push(password.value);
  }
  return ok(passwords as { readonly [K in keyof T]: string });
}
