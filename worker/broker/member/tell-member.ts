import { brokerCopy } from "../api/copy.ts";
import type { CallContext } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { Member } from "./member-record.ts";
import type { MemberServices } from "./services.ts";

/** How often a day a member is told of either: whoever has a membership could change it all day. */
const ofPassword = { counter: "password-changed", daily: { number: 3 } } as const;
const ofSecondStep = { counter: "second-step-changed", daily: { number: 6 } } as const;

/** Tells a member by SMS how their sign-in has changed: a thief who changes it does not do so in silence. */
export async function tellMember(
  { phone, phoneIndex }: Pick<Member, "phone" | "phoneIndex">,
  what: keyof typeof brokerCopy.signInChanged,
  context: CallContext<MemberServices>,
): Promise<void> {
  const { notifier, site } = context.services;
  const { counter, daily } = what === "password" ? ofPassword : ofSecondStep;
  const counted = await consumeRateLimit(counter, daily, context, { phoneIndex, windowMs: dayMs });
  if (!counted.ok) return;
  const text = brokerCopy.signInChangedSms(site.name, brokerCopy.signInChanged[what], site.phone);
  await notifier.send({ channel: "sms", to: phone, subject: "", text });
}
