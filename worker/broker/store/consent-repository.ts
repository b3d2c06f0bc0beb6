import type { Database } from "./database.ts";
import { consents } from "./schema.ts";

export type Consent = Omit<typeof consents.$inferInsert, "id">;

/** What was agreed to: which text, in which version, when and where. Append only. */
export function createConsentRepository(db: Database) {
  return {
    async add(given: readonly Consent[]): Promise<void> {
      await db.insert(consents).values([...given]);
    },
  };
}
