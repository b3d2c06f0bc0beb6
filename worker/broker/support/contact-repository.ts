import { desc, eq, ne } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { contactMessages } from "../store/schema.ts";

type Row = typeof contactMessages.$inferInsert;

export interface ContactMessage extends Omit<Row, "contentSealed"> {
  /** Name, phone, e-mail and text, as JSON. */
  readonly content: string;
}

type Stored = typeof contactMessages.$inferSelect;

export function createContactRepository(db: Database, vault: Vault) {
  const opened = async ({ contentSealed, ...message }: Stored): Promise<ContactMessage> => ({
    ...message,
    content: await vault.open("contact_messages.content", contentSealed),
  });
  const newest = desc(contactMessages.createdAt);
  return {
    async add({ content, ...message }: ContactMessage): Promise<void> {
      const contentSealed = await vault.seal("contact_messages.content", content);
      await db.insert(contactMessages).values({ ...message, contentSealed });
    },
    async listOfMember(memberId: string): Promise<ContactMessage[]> {
      const ofMember = eq(contactMessages.memberId, memberId);
      const rows = await db.select().from(contactMessages).where(ofMember).orderBy(newest);
      return Promise.all(rows.map(opened));
    },
    /** What waits for an answer, newest first: messages and wishes to be called, no mere notes of a verification. */
    async listForOffice(limit: number): Promise<ContactMessage[]> {
      const isForOffice = ne(contactMessages.messageType, "SMSONAY");
      const rows = await db
        .select()
        .from(contactMessages)
        .where(isForOffice)
        .orderBy(newest)
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    async findByReference(referenceNumber: string): Promise<ContactMessage | undefined> {
      const row = await db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.referenceNumber, referenceNumber))
        .get();
      return row && opened(row);
    },
  };
}
