import { err } from "#shared/result.ts";
import type { BrokerEnv } from "../env.ts";
import type { OutboxRepository } from "./outbox-repository.ts";
import { createHttpEmailNotifier } from "./http-email.ts";
import { createNetgsmNotifier } from "./netgsm.ts";
import type { Notifier } from "./notification.ts";
import { createOutboxNotifier } from "./outbox.ts";

export interface NotifierDeps {
  readonly outbox: OutboxRepository;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

/** The notifier the environment asks for; without one, what is to be sent waits. */
export function createNotifier(
  { notification, site }: Pick<BrokerEnv, "notification" | "site">,
  { outbox, now, fetch }: NotifierDeps,
): Notifier {
  if (notification === undefined) return { send: async () => err("unavailable") };
  if (notification.NOTIFICATION_PROVIDER === "outbox") return createOutboxNotifier(outbox, now);
  const sms = createNetgsmNotifier({
    url: notification.NETGSM_URL,
    user: notification.NETGSM_USER,
    password: notification.NETGSM_PASSWORD,
    header: notification.NETGSM_HEADER,
    fetch,
  });
  const email = createHttpEmailNotifier({
    url: notification.EMAIL_API_URL,
    token: notification.EMAIL_API_TOKEN,
    from: site.email,
    fetch,
  });
  return { send: (message) => (message.channel === "sms" ? sms : email).send(message) };
}
