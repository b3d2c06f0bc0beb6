import type { Member } from "../member/member-record.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { CallContext } from "../api/handler.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

/** Whoever has a membership could have it write to a mailbox that is not theirs. */
const daily = { receiver: 3 } as const;

/** Tells the old address that it is no longer the member's; not more often than anybody wants to read it. */
export async function tellOldMailbox(
  { profile }: Member,
  context: CallContext<AccountServices>,
): Promise<void> {
  const { notifier, site } = context.services;
  const scope = { mailbox: profile.email, windowMs: dayMs };
  const counted = await consumeRateLimit("email-changed", daily, context, scope);
  if (!counted.ok) return;
  await notifier.send({
    channel: "email",
    to: profile.email,
    subject: memberCopy.emailChangedSubject(site.name),
    text: memberCopy.emailChangedText(site.name, site.phone),
  });
}
