import type { Member } from "../member-repository.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { CallContext } from "../../api/handler.ts";
import { consumeRateLimit, dayMs } from "../../limits/rate-limits.ts";
import type { MemberServices } from "../services.ts";

/** Whoever has a membership could change its password all day. */
const daily = { number: 3 } as const;

/** Tells a member by SMS that the password is another one: a thief who changes it does not do so in silence. */
export async function tellNewPassword(
  { phone, phoneIndex }: Member,
  context: CallContext<MemberServices>,
): Promise<void> {
  const { notifier, site } = context.services;
  const counted = await consumeRateLimit("password-changed", daily, context, {
    phoneIndex,
    windowMs: dayMs,
  });
  if (!counted.ok) return;
  const text = brokerCopy.passwordChangedSms(site.name, site.phone);
  await notifier.send({ channel: "sms", to: phone, subject: "", text });
}
