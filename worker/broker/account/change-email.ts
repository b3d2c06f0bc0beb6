import type { Member } from "../member/member-record.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import type { CallContext } from "../api/handler.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

/** Whoever has a membership could have it write to a mailbox that is not theirs. */
const daily = { receiver: 3 } as const;

/** Tells the old address that it is no longer the member's, and the new one that it is; neither more often than anybody wants to read it. */
export async function tellMailboxes(
  { profile }: Member,
  email: string,
  context: CallContext<AccountServices>,
): Promise<void> {
  const { notifier, site } = context.services;
  const told = [
    [profile.email, memberCopy.emailLeftText],
    [email, memberCopy.emailTakenText],
  ] as const;
  for (const [mailbox, textOf] of told) {
    const scope = { mailbox, windowMs: dayMs };
    const counted = await consumeRateLimit("email-changed", daily, context, scope);
    if (!counted.ok) continue;
    const subject = memberCopy.emailChangedSubject(site.name);
    const text = textOf(site.name, site.phone);
    await notifier.send({ channel: "email", to: mailbox, subject, text });
  }
}
