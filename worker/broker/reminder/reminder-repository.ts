import { and, asc, eq, lte, min } from "drizzle-orm";
import * as v from "valibot";
import { reminderKinds } from "#shared/calls/quote/reminder-fields.ts";
import type { ReminderChannel, ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { channelsIn } from "../quote/reminder-times.ts";
import { reminders } from "../store/message-schema.ts";

const ContentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Signed address of the page it leads to, and the short one of the same. */
    url: v.string(),
    shortUrl: v.string(),
    /** Short address by which it is taken back. */
    withdrawUrl: v.exactOptional(v.string()),
    /** Where it is sent besides the quote's phone. */
    email: v.exactOptional(v.string()),
  }),
);

export interface Reminder extends v.InferOutput<typeof ContentSchema> {
  readonly quoteId: string;
  readonly kind: ReminderKind;
  /** By which ways it is sent. */
  readonly channels: readonly ReminderChannel[];
  /** Epoch milliseconds, as the next two. */
  readonly dueAt: number;
  /** When it is of no use any more. */
  readonly expiresAt: number;
  readonly createdAt: number;
}

export type ReminderKey = Pick<Reminder, "quoteId" | "kind">;

const KindSchema = v.picklist(reminderKinds);

/** What somebody has asked to be reminded of; a row goes as soon as it is settled. */
export function createReminderRepository(db: Database, vault: Vault) {
  const isOf = ({ quoteId, kind }: ReminderKey) =>
    and(eq(reminders.quoteId, quoteId), eq(reminders.kind, kind));
  async function opened(row: typeof reminders.$inferSelect): Promise<Reminder> {
    const { contentSealed, ...rest } = row;
    const content = v.parse(ContentSchema, await vault.open("reminders.content", contentSealed));
    const kind = v.parse(KindSchema, row.kind);
    return { ...rest, ...content, kind, channels: channelsIn(kind, row.channels) };
  }
  return {
    /** A second one of the same kind takes the first one's place. */
    async save({ quoteId, kind, channels: ways, ...reminder }: Reminder): Promise<void> {
      const { dueAt, expiresAt, createdAt, ...content } = reminder;
      const contentSealed = await vault.seal("reminders.content", JSON.stringify(content));
      const kept = { channels: ways.join("+"), contentSealed, dueAt, expiresAt, createdAt };
      await db
        .insert(reminders)
        .values({ quoteId, kind, ...kept })
        .onConflictDoUpdate({ target: [reminders.quoteId, reminders.kind], set: kept });
    },
    /** Kinds that somebody waits for with a quote. */
    async kindsOf(quoteId: string): Promise<ReminderKind[]> {
      const rows = await db
        .select({ kind: reminders.kind })
        .from(reminders)
        .where(eq(reminders.quoteId, quoteId));
      return rows.map(({ kind }) => v.parse(KindSchema, kind));
    },
    async remove(key: ReminderKey): Promise<void> {
      await db.delete(reminders).where(isOf(key));
    },
    /** Those that are due, the longest waiting first. */
    async listDue(now: number, limit: number): Promise<Reminder[]> {
      const rows = await db
        .select()
        .from(reminders)
        .where(lte(reminders.dueAt, now))
        .orderBy(asc(reminders.dueAt))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    /** Tries one again later. */
    async postpone(key: ReminderKey, dueAt: number): Promise<void> {
      await db.update(reminders).set({ dueAt }).where(isOf(key));
    },
    /** When the next one is due; undefined when nobody waits for one. */
    async nextDue(): Promise<number | undefined> {
      const row = await db
        .select({ dueAt: min(reminders.dueAt) })
        .from(reminders)
        .get();
      return row?.dueAt ?? undefined;
    },
  };
}

export type ReminderRepository = ReturnType<typeof createReminderRepository>;
