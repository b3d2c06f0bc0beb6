import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { provedPhones } from "../store/schema.ts";

/** As long as the visitor's cookie, which each proof writes anew. */
const keptForMs = 365 * 86_400_000;

export interface ProvedPhone {
  readonly visitor: string;
  readonly phoneIndex: string;
  /** A new one, for when there is none yet. */
  readonly laneId: string;
}

/** Which numbers a visitor has proved within a year. That opens nothing: see `code-lanes.ts`. */
export function createProvedPhoneRepository(db: Database) {
  return {
    /** Notes a proof. Codes go on being counted under the lane of the first one. */
    async keep(proved: ProvedPhone, now: number): Promise<void> {
      const expiresAt = now + keptForMs;
      await db
        .insert(provedPhones)
        .values({ ...proved, expiresAt })
        .onConflictDoUpdate({
          target: [provedPhones.visitor, provedPhones.phoneIndex],
          set: { expiresAt },
        });
    },
    /** What codes of a visitor's to a number are counted under; undefined when they have not proved it. */
    async laneOf(visitor: string, phoneIndex: string, now: number): Promise<string | undefined> {
      const row = await db
        .select({ laneId: provedPhones.laneId })
        .from(provedPhones)
        .where(
          and(
            eq(provedPhones.visitor, visitor),
            eq(provedPhones.phoneIndex, phoneIndex),
            gt(provedPhones.expiresAt, now),
          ),
        )
        .get();
      return row?.laneId;
    },
  };
}

export type ProvedPhoneRepository = ReturnType<typeof createProvedPhoneRepository>;
