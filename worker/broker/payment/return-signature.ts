import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";
import { declineReasons } from "./payment.ts";
import type { BankReturn, DeclineReason } from "./payment.ts";

type Key = Uint8Array<ArrayBuffer>;
type Unsigned = Omit<BankReturn, "signature">;

const success = "success";
const fullyAuthenticated = "1";

const signedText = ({ orderId, paymentId, status, mdStatus }: Unsigned) =>
  [orderId, paymentId, status, mdStatus].join(":");

/** Signs a 3-D Secure result, so that the browser that carries it cannot change it. */
export async function signReturn(key: Key, result: Unsigned): Promise<BankReturn> {
  return { ...result, signature: await hmacSha256Hex(key, signedText(result)) };
}

/** The result fields of an approval, or of a refusal with its reason. */
export function returnFields(
  orderId: string,
  paymentId: string,
  mdStatus: string,
  reason?: DeclineReason,
): Unsigned {
  return { orderId, paymentId, status: reason ?? success, mdStatus };
}

/** What a signed result says: approved only with success and full authentication (mdStatus 1). */
export async function readReturn(
  key: Key,
  result: BankReturn,
): Promise<Result<"approved" | DeclineReason, "bad-signature">> {
  const expected = await hmacSha256Hex(key, signedText(result));
  if (!isSameText(expected, result.signature)) return err("bad-signature");
  if (result.status === success) {
    return ok(result.mdStatus === fullyAuthenticated ? "approved" : "not-authenticated");
  }
  return ok(declineReasons.find((reason) => reason === result.status) ?? "refused");
}
