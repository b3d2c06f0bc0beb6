import * as v from "valibot";
import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";

type Key = Uint8Array<ArrayBuffer>;

const NoticeSchema = v.object({
  kind: v.literal("chargeback"),
  orderId: v.string(),
  signature: v.string(),
});
type Notice = v.InferOutput<typeof NoticeSchema>;

/** What the practice bank posts to its merchant when a payer's bank has taken money back. */
export async function signNotice(key: Key, orderId: string): Promise<Notice> {
  const kind = "chargeback";
  return { kind, orderId, signature: await hmacSha256Hex(key, `notice:${kind}:${orderId}`) };
}

/** The order of such a message; undefined for one that the bank has not signed. */
export async function readNotice(key: Key, request: Request): Promise<string | undefined> {
  const read = v.safeParse(NoticeSchema, await request.json().catch(() => undefined));
  if (!read.success) return undefined;
  const { orderId, signature } = read.output;
  return isSameText((await signNotice(key, orderId)).signature, signature) ? orderId : undefined;
}
