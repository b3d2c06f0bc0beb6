import { desc, eq } from "drizzle-orm";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { outbox } from "../store/schema.ts";

export interface OutboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Messages that the embedded provider "sent". */
export function createOutboxRepository(db: Database, vault: Vault, blindIndex: BlindIndex) {
  async function opened(row: typeof outbox.$inferSelect): Promise<OutboxMessage> {
    const [to, subject, text] = await Promise.all([
      vault.open("outbox.to", row.toSealed),
      vault.open("outbox.subject", row.subjectSealed),
      vault.open("outbox.text", row.textSealed),
    ]);
    return { channel: row.channel, to, subject, text, at: row.createdAt };
  }
  return {
    async add(message: OutboxMessage, dedupeKey: string | undefined): Promise<void> {
      const row = {
        dedupeKey: dedupeKey ?? null,
        channel: message.channel,
        toIndex: await blindIndex.of("mailbox", message.to),
        toSealed: await vault.seal("outbox.to", message.to),
        subjectSealed: await vault.seal("outbox.subject", message.subject),
        textSealed: await vault.seal("outbox.text", message.text),
        createdAt: message.at,
      };
      await db.insert(outbox).values(row).onConflictDoNothing();
    },
    /** Newest first; to one receiver when given. */
    async list(to: string | undefined, limit: number): Promise<OutboxMessage[]> {
      const toIndex = to === undefined ? undefined : await blindIndex.of("mailbox", to);
      const rows = await db
        .select()
        .from(outbox)
        .where(toIndex === undefined ? undefined : eq(outbox.toIndex, toIndex))
        .orderBy(desc(outbox.id))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
