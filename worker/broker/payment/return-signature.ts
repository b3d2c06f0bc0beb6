import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";
import { declineReasons } from "./payment.ts";
import type { BankReturn, DeclineReason } from "./payment.ts";

type Key = Uint8Array<ArrayBuffer>;
type Unsigned = Omit<BankReturn, "signature">;

const success = "success";
const fullyAuthenticated = "1";

/** What a signature begins with; one without a mark is of before 24 November 2026, from a page that was open meanwhile. */
const marks = ["2", ""] as const;
const hexDigits = 64;

async function signatureOf(key: Key, result: Unsigned, mark: string): Promise<string> {
  const { orderId, paymentId, status, mdStatus } = result;
  const parts = [...(mark === "" ? [] : [mark]), orderId, paymentId, status, mdStatus];
  return mark + (await hmacSha256Hex(key, parts.join(":")));
}

/** Signs a 3-D Secure result, so that the browser that carries it cannot change it. */
export async function signReturn(key: Key, result: Unsigned): Promise<BankReturn> {
  return { ...result, signature: await signatureOf(key, result, marks[0]) };
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
  const { signature } = result;
  const mark = marks.find((each) => signature.length === each.length + hexDigits) ?? marks[0];
  const expected = await signatureOf(key, result, mark);
  if (!isSameText(expected, signature)) return err("bad-signature");
  if (result.status === success) {
    return ok(result.mdStatus === fullyAuthenticated ? "approved" : "not-authenticated");
  }
  return ok(declineReasons.find((reason) => reason === result.status) ?? "refused");
}
