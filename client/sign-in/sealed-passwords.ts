import type { Answer } from "#shared/calls/call.ts";
import { requestKey } from "#shared/calls/member/request-key.ts";
import { statusCodes } from "#shared/codes.ts";
import { encryptWithSalt } from "#shared/crypto/aes-cbc.ts";
import type { Api } from "#shared/page-request.ts";
import type { Result } from "#shared/result.ts";
import { err, ok } from "#shared/result.ts";
import { signInToasts } from "./copy.ts";

/** Passwords in the envelope of the wire: sealed with one key, which the Guid names. */
export interface SealedPasswords {
  readonly guid: string;
  readonly sealed: readonly string[];
}

/** Asks for a key and seals passwords with it; in the browser and, for forms without scripts, on the server. The error is what to tell. */
export async function sealPasswords(
  api: Pick<Api, "call">,
  passwords: readonly string[],
): Promise<Result<SealedPasswords, string>> {
  const answer: Answer<{ guid: string; salt: string }> = await api.call(requestKey, {});
  if (answer.statusCode !== statusCodes.ok || answer.data === null) {
    return err(answer.message || signInToasts.somethingWrong);
  }
  const { guid, salt } = answer.data;
  const sealed = await Promise.all(passwords.map((password) => encryptWithSalt(password, salt)));
  const texts = sealed.flatMap((result) => (result.ok ? [result.value] : []));
  return texts.length === passwords.length
    ? ok({ guid, sealed: texts })
    : err(signInToasts.somethingWrong);
}
