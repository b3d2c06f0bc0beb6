import { desc, eq } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "./database.ts";
import { contactMessages } from "./schema.ts";

type Row = typeof contactMessages.$inferInsert;

export interface ContactMessage extends Omit<Row, "contentSealed"> {
  /** Name, phone, e-mail and text, as JSON. */
  readonly content: string;
}

export function createContactRepository(db: Database, vault: Vault) {
  return {
    async add({ content, ...message }: ContactMessage): Promise<void> {
      const contentSealed = await vault.seal("contact_messages.content", content);
      await db.insert(contactMessages).values({ ...message, contentSealed });
    },
    async listOfMember(memberId: string): Promise<ContactMessage[]> {
      const rows = await db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.memberId, memberId))
        .orderBy(desc(contactMessages.createdAt));
      return Promise.all(
        rows.map(async ({ contentSealed, ...message }) => ({
          ...message,
          content: await vault.open("contact_messages.content", contentSealed),
        })),
      );
    },
  };
}
