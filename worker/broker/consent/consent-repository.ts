import { desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { consents, quotes } from "../store/schema.ts";

export type Consent = Omit<typeof consents.$inferInsert, "id">;

/** What was agreed to: which text, in which version, when and where. Append only. */
export function createConsentRepository(db: Database) {
  return {
    async add(given: readonly Consent[]): Promise<void> {
      await db.insert(consents).values([...given]);
    },
    /** What was said about one quote or one membership alone, newest first. */
    async listOfSubject(subjectId: string): Promise<Consent[]> {
      return db
        .select()
        .from(consents)
        .where(eq(consents.subjectId, subjectId))
        .orderBy(desc(consents.id));
    },
    /** What a member has agreed to or refused as a member and for their quotes, newest first. */
    async listOfMember(memberId: string, limit = 100_000): Promise<Consent[]> {
      const theirs = db
        .select({ quoteId: quotes.quoteId })
        .from(quotes)
        .where(eq(quotes.memberId, memberId));
      return db
        .select()
        .from(consents)
        .where(or(eq(consents.subjectId, memberId), inArray(consents.subjectId, theirs)))
        .orderBy(desc(consents.id))
        .limit(limit);
    },
  };
}
