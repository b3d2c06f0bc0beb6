import { ok } from "#shared/result.ts";
import type { OutboxRepository } from "./outbox-repository.ts";
import type { Notifier } from "./notification.ts";

/** Keeps messages instead of sending them; they are read at /dev/outbox. */
export function createOutboxNotifier(outbox: OutboxRepository, now: () => number): Notifier {
  return {
    async send({ dedupeKey, ...message }) {
      await outbox.add({ ...message, at: now() }, dedupeKey);
      return ok(dedupeKey);
    },
  };
}
