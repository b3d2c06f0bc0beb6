import type { ContactKind } from "#shared/calls/policy/contact-fields.ts";
import { asc, eq } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
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
  const unremind = (quoteId: string) => db.delete(reminders).where(eq(reminders.quoteId, quoteId));
  return {
    /** Another place of residence: nothing that is sent goes there. */
    async addAddress(change: ContactChange): Promise<void> {
      await db.insert(contactChanges).values(await rowOf(change));
    },
    /** Another e-mail address. Reminders were agreed to for the one before, and end with it. */
    async addEmail(quoteId: string, change: ContactChange): Promise<void> {
      await db.batch([db.insert(contactChanges).values(await rowOf(change)), unremind(quoteId)]);
    },
    /**
     * The same of the phone, which the quote of the policy moves to, with the browser that has proved it: whoever had proved the one before
     * proves this one now.
     */
    async movePhone(
      quoteId: string,
      change: ContactChange,
      to: { readonly phoneIndex: string; readonly visitor: string },
    ): Promise<void> {
      const phoneSealed = await vault.seal("quotes.phone", change.after);
      await db.batch([
        db.insert(contactChanges).values(await rowOf(change)),
        db
          .update(quotes)
          .set({ ...to, phoneSealed })
          .where(eq(quotes.quoteId, quoteId)),
        db.delete(quoteAccess).where(eq(quoteAccess.quoteId, quoteId)),
        unremind(quoteId),
      ]);
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
