import { and, asc, desc, eq, inArray, isNull, lte, min, sql } from "drizzle-orm";
import * as v from "valibot";
import type { MarketingChannel } from "#shared/calls/marketing.ts";
import type { Permissions } from "#shared/fields/marketing.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { marketingPermissions as table } from "../store/message-schema.ts";

const ChannelSchema = v.picklist(marketingChannels);
const SourceSchema = v.picklist(["web", "office", "register"]);
const sealed = "marketing_permissions.receiver";

/** Where somebody can be reached. */
export interface Reach {
  /** Ten digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** That advertising by one way was allowed to, or forbidden. */
export interface PermissionChange {
  readonly channel: MarketingChannel;
  /** Ten digits of a phone, or an e-mail address. */
  readonly receiver: string;
  readonly isGiven: boolean;
  /** Whether a company is reached there; where nothing is said of it, as in what was said last of this receiver. */
  readonly isMerchant?: boolean | undefined;
  readonly source: v.InferOutput<typeof SourceSchema>;
  /** Epoch milliseconds, as the next one. */
  readonly saidAt: number;
  readonly dueAt: number;
}

/** One that the register does not know of yet, or does. */
export interface PermissionEntry extends PermissionChange {
  readonly id: number;
  readonly isMerchant: boolean;
  readonly tries: number;
  readonly reportedAt: number | null;
  readonly refusedAt: number | null;
}

/** Advertising that somebody has forbidden at the register itself. */
export interface RegisteredRefusal {
  readonly channel: MarketingChannel;
  /** Ten digits of a phone, or an e-mail address. */
  readonly receiver: string;
  /** Epoch milliseconds. */
  readonly saidAt: number;
}

/** That advertising by one way was forbidden at the register, and when (epoch ms). */
export type RefusedThere = Pick<RegisteredRefusal, "channel" | "saidAt">;

const isWaiting = and(isNull(table.reportedAt), isNull(table.refusedAt));

/** The ledger of permissions. Rows are added; of what stands in them only the way to the register changes. */
export function createPermissionRepository(db: Database, vault: Vault, blindIndex: BlindIndex) {
  const indexOf = (channel: MarketingChannel, receiver: string) =>
    blindIndex.of(channel === "email" ? "mailbox" : "phone", receiver);
  async function opened(row: typeof table.$inferSelect): Promise<PermissionEntry> {
    const { receiverIndex: _index, receiverSealed, nextTryAt: _next, ...entry } = row;
    return {
      ...entry,
      channel: v.parse(ChannelSchema, row.channel),
      source: v.parse(SourceSchema, row.source),
      receiver: await vault.open(sealed, receiverSealed),
    };
  }
  async function lastWord(channel: MarketingChannel, receiver: string | undefined) {
    if (receiver === undefined) return undefined;
    const receiverIndex = await indexOf(channel, receiver);
    const row = await db
      .select({ isGiven: table.isGiven, source: table.source, saidAt: table.saidAt })
      .from(table)
      .where(and(eq(table.receiverIndex, receiverIndex), eq(table.channel, channel)))
      .orderBy(desc(table.id))
      .limit(1)
      .get();
    return row && { channel, ...row };
  }
  return {
    /** Writes a change down, unless it is what holds already. */
    async add({ receiver, ...change }: PermissionChange): Promise<void> {
      const receiverIndex = await indexOf(change.channel, receiver);
      const receiverSealed = await vault.seal(sealed, receiver);
      const { channel, isGiven, source, saidAt, dueAt } = change;
      const given = isGiven ? 1 : 0;
      const merchant = change.isMerchant === undefined ? null : Number(change.isMerchant);
      await db.run(sql`
        INSERT INTO marketing_permissions
          (channel, receiver_index, receiver_sealed, is_given, is_merchant, source, said_at, due_at, next_try_at)
        SELECT ${channel}, ${receiverIndex}, ${receiverSealed}, ${given},
          COALESCE(${merchant}, (
            SELECT is_merchant FROM marketing_permissions
            WHERE receiver_index = ${receiverIndex} AND channel = ${channel} ORDER BY id DESC LIMIT 1), 0),
          ${source}, ${saidAt}, ${dueAt}, ${saidAt}
        WHERE ${given} IS NOT (
          SELECT is_given FROM marketing_permissions
          WHERE receiver_index = ${receiverIndex} AND channel = ${channel} ORDER BY id DESC LIMIT 1)`);
    },
    /**
     * Writes down what somebody has forbidden at the register, which knows of it already. One that is older than what was
     * said here, or the same, is left out.
     */
    async addRefusal({ channel, receiver, saidAt }: RegisteredRefusal, now: number): Promise<void> {
      const receiverIndex = await indexOf(channel, receiver);
      const receiverSealed = await vault.seal(sealed, receiver);
      await db.run(sql`
        INSERT INTO marketing_permissions
          (channel, receiver_index, receiver_sealed, is_given, source, said_at, due_at, reported_at, next_try_at)
        SELECT ${channel}, ${receiverIndex}, ${receiverSealed}, 0, 'register', ${saidAt}, ${now}, ${now}, ${now}
        WHERE NOT EXISTS (
          SELECT 1 FROM marketing_permissions
          WHERE receiver_index = ${receiverIndex} AND channel = ${channel} AND said_at >= ${saidAt})`);
    },
    /** What somebody has forbidden at the register, where that is their last word. */
    async refusedThere({ phone, email }: Reach): Promise<RefusedThere[]> {
      const words = await Promise.all([
        lastWord("sms", phone),
        lastWord("email", email),
        lastWord("call", phone),
      ]);
      return words.flatMap((word) =>
        word?.source === "register" ? [{ channel: word.channel, saidAt: word.saidAt }] : [],
      );
    },
    /** What holds for somebody; nothing that they have not said yes to. */
    async of({ phone, email }: Reach): Promise<Permissions> {
      const [sms, mail, call] = await Promise.all([
        lastWord("sms", phone),
        lastWord("email", email),
        lastWord("call", phone),
      ]);
      return {
        sms: sms?.isGiven === true,
        email: mail?.isGiven === true,
        call: call?.isGiven === true,
      };
    },
    /** Those the register is to be told of now, the oldest first. */
    async listDue(now: number, limit: number): Promise<PermissionEntry[]> {
      const rows = await db
        .select()
        .from(table)
        .where(and(isWaiting, lte(table.nextTryAt, now)))
        .orderBy(asc(table.id))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    async markReported(ids: readonly number[], now: number): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(table)
        .set({ reportedAt: now })
        .where(inArray(table.id, [...ids]));
    },
    async markRefused(ids: readonly number[], now: number): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(table)
        .set({ refusedAt: now })
        .where(inArray(table.id, [...ids]));
    },
    /** Tries them again later. */
    async postpone(ids: readonly number[], nextTryAt: number): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(table)
        .set({ nextTryAt, tries: sql`tries + 1` })
        .where(inArray(table.id, [...ids]));
    },
    /** When the next one is to be told; undefined when the register knows all. */
    async nextTry(): Promise<number | undefined> {
      const row = await db
        .select({ at: min(table.nextTryAt) })
        .from(table)
        .where(isWaiting)
        .get();
      return row?.at ?? undefined;
    },
    /** The newest changes, for the office. */
    async list(limit: number): Promise<PermissionEntry[]> {
      const rows = await db.select().from(table).orderBy(desc(table.id)).limit(limit);
      return Promise.all(rows.map(opened));
    },
  };
}

export type PermissionRepository = ReturnType<typeof createPermissionRepository>;
