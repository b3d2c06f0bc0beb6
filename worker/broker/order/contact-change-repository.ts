import type { ContactKind } from "#shared/calls/policy/contact-fields.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import { hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import { reminders } from "../store/message-schema.ts";
import { contactChanges } from "../store/policy-schema.ts";
import { quoteAccess, quotes } from "../store/schema.ts";

/** A change of where a policy's holder is reached; `changedAt` in epoch ms. */
export interface ContactChange {
  readonly changeId: string;
  readonly orderId: string;
  readonly kind: ContactKind;
  readonly before: string;
  readonly after: string;
  readonly changedAt: number;
}

/** Where the holders of policies were reached, and from when on elsewhere. */
export function createContactChangeRepository(db: Database, vault: Vault) {
  async function rowOf({ before, after, ...rest }: ContactChange) {
    const [beforeSealed, afterSealed] = await Promise.all([
      vault.seal("contact_changes.before", before),
      vault.seal("contact_changes.after", after),
    ]);
    return { ...rest, beforeSealed, afterSealed };
  }
  /** The statement that adds a change on a condition. */
  function addIf(change: Awaited<ReturnType<typeof rowOf>>, condition: SQL) {
    const { changeId, orderId, kind, beforeSealed, afterSealed, changedAt } = change;
    const row = sql`SELECT ${changeId}, ${orderId}, ${kind}, ${beforeSealed}, ${afterSealed}, ${changedAt}`;
    return db
      .insert(contactChanges)
      .select(sql`${row} WHERE ${condition}`)
      .returning({ changeId: contactChanges.changeId });
  }
  return {
    /**
     * Another place of residence: nothing that is sent goes there. False, and nothing added, where there have been more moves
     * than were seen: of several at once one is added.
     */
    async addAddress(change: ContactChange, seenMoves: number): Promise<boolean> {
      const { orderId, kind } = contactChanges;
      const ofOrder = and(eq(orderId, change.orderId), eq(kind, "address"));
      const asSeen = sql`${db.$count(contactChanges, ofOrder)} = ${seenMoves}`;
      const added = await addIf(await rowOf(change), asSeen);
      return added.length > 0;
    },
    /** Another e-mail address. Reminders were agreed to for the one before, and end with it. */
    async addEmail(quoteId: string, change: ContactChange): Promise<void> {
      await db.batch([
        db.insert(contactChanges).values(await rowOf(change)),
        db.delete(reminders).where(eq(reminders.quoteId, quoteId)),
      ]);
    },
    /**
     * The same of the phone, which the quote of the policy moves to, with the browser that has proved it: whoever had proved the one before
     * proves this one now. False, and nothing changed, where the phone is no longer the one before: of several at once one moves it.
     */
    async movePhone(
      quoteId: string,
      change: ContactChange,
      from: { readonly phoneIndex: string },
      to: { readonly phoneIndex: string; readonly visitor: string },
    ): Promise<boolean> {
      const phoneSealed = await vault.seal("quotes.phone", change.after);
      const asSeen = and(eq(quotes.quoteId, quoteId), eq(quotes.phoneIndex, from.phoneIndex));
      const isAsSeen = hasRow(db, quotes, asSeen);
      const [, , , moved] = await db.batch([
        addIf(await rowOf(change), isAsSeen),
        db.delete(quoteAccess).where(and(eq(quoteAccess.quoteId, quoteId), isAsSeen)),
        db.delete(reminders).where(and(eq(reminders.quoteId, quoteId), isAsSeen)),
        db
          .update(quotes)
          .set({ ...to, phoneSealed })
          .where(asSeen)
          .returning({ quoteId: quotes.quoteId }),
      ]);
      return moved.length > 0;
    },
    /** What the holder of an order's policy has changed, the oldest first. */
    async listOf(orderId: string): Promise<ContactChange[]> {
      const rows = await db
        .select()
        .from(contactChanges)
        .where(eq(contactChanges.orderId, orderId))
        .orderBy(asc(contactChanges.changedAt), asc(contactChanges.changeId));
      return Promise.all(
        rows.map(async ({ beforeSealed, afterSealed, ...row }) => ({
          ...row,
          before: await vault.open("contact_changes.before", beforeSealed),
          after: await vault.open("contact_changes.after", afterSealed),
        })),
      );
    },
  };
}

export type ContactChangeRepository = ReturnType<typeof createContactChangeRepository>;
