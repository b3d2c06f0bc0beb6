import type { DataOf } from "#shared/calls/call.ts";
import type { requestKey } from "#shared/calls/request-key.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../handler.ts";

const keyLifeMs = 5 * 60_000;
const saltBytes = 16;
const hourMs = 3_600_000;
/** Keys an hour. Every call with a password needs one, so this also bounds how much hashing an address may cause. */
const hourly = { visitor: 60, address: 300 } as const;

export const answerRequestKey: Handler<object, DataOf<typeof requestKey>> = async (
  _input,
  { services, visitor, clientIp },
) => {
  const { store, blindIndex } = services;
  const now = services.now();
  const address = await blindIndex.of("address", clientIp);
  const limits = [
    { counterKey: `password-key-visitor:${visitor}`, limit: hourly.visitor },
    { counterKey: `password-key-address:${address}`, limit: hourly.address },
  ];
  if (!(await store.rates.admit(limits, now, now - hourMs))) return err({ kind: "too-many" });
  const guid = services.randomUuid();
  const salt = encodeBase64(services.randomBytes(saltBytes));
  await store.passwordKeys.add(guid, salt, now + keyLifeMs);
  return ok({ guid, salt });
};
