import type { Database } from "../store/database.ts";
import { keyCanaries } from "../store/schema.ts";

export type KeyCanary = typeof keyCanaries.$inferSelect;

/** Values by which a secret that no longer fits the database is noticed. */
export function createKeyCanaryRepository(db: Database) {
  return {
    async list(): Promise<KeyCanary[]> {
      return db.select().from(keyCanaries);
    },
    /** Keeps canaries; the first of a name stays. */
    async add(canaries: readonly [KeyCanary, ...KeyCanary[]]): Promise<void> {
      await db
        .insert(keyCanaries)
        .values([...canaries])
        .onConflictDoNothing();
    },
  };
}

export type KeyCanaryRepository = ReturnType<typeof createKeyCanaryRepository>;
