import type { OutboxRepository } from "../notification/outbox-repository.ts";

/** What is shown of messages that went nowhere. */
export interface OutboxServices {
  readonly store: {
    readonly outbox: OutboxRepository;
  };
}
