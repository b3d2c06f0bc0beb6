import { brokerCopy } from "../api/copy.ts";
import type { CallContext } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { Member } from "./member-record.ts";
import type { MemberServices } from "./services.ts";

/** Whoever has a membership could switch its second step all day. */
const daily = { number: 6 } as const;

/** Tells a member by SMS what has become of their second step: a thief who takes it off does not do so in silence. */
export async function tellSecondStep(
  { phone, phoneIndex }: Member,
  what: keyof typeof brokerCopy.secondStep,
  context: CallContext<MemberServices>,
): Promise<void> {
  const { notifier, site } = context.services;
  const scope = { phoneIndex, windowMs: dayMs };
  const counted = await consumeRateLimit("second-step-changed", daily, context, scope);
  if (!counted.ok) return;
  const text = brokerCopy.secondStepSms(site.name, brokerCopy.secondStep[what], site.phone);
  await notifier.send({ channel: "sms", to: phone, subject: "", text });
}
