import type { DataOf } from "#shared/calls/call.ts";
import type { requestKey } from "#shared/calls/member/request-key.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { ok } from "#shared/result.ts";
import { consumeRateLimit } from "../../limits/rate-limits.ts";
import type { Handler } from "../../api/handler.ts";
import type { MemberServices } from "../services.ts";

const keyLifeMs = 5 * 60_000;
const saltBytes = 16;
/** Keys an hour. Every call with a password needs one, so this also bounds how much hashing an address may cause. */
const hourly = { visitor: 60, address: 300 } as const;

export const answerRequestKey: Handler<object, DataOf<typeof requestKey>, MemberServices> = async (
  _input,
  context,
) => {
  const { store, randomUuid, randomBytes, now } = context.services;
  const counted = await consumeRateLimit("password-key", hourly, context);
  if (!counted.ok) return counted;
  const guid = randomUuid();
  const salt = encodeBase64(randomBytes(saltBytes));
  const { visitor } = context;
  await store.passwordKeys.add({ guid, visitor }, salt, now() + keyLifeMs);
  return ok({ guid, salt });
};
