import { and, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { phoneVerifications } from "./schema.ts";

/** Which phones a visitor has proved to hold, and until when. */
export function createVerificationRepository(db: Database) {
  return {
    async mark(visitor: string, phoneIndex: string, now: number, expiresAt: number): Promise<void> {
      const times = { verifiedAt: now, expiresAt };
      await db
        .insert(phoneVerifications)
        .values({ visitor, phoneIndex, ...times })
        .onConflictDoUpdate({
          target: [phoneVerifications.visitor, phoneVerifications.phoneIndex],
          set: times,
        });
    },
    async isVerified(visitor: string, phoneIndex: string, now: number): Promise<boolean> {
      const row = await db
        .select({ expiresAt: phoneVerifications.expiresAt })
        .from(phoneVerifications)
        .where(
          and(
            eq(phoneVerifications.visitor, visitor),
            eq(phoneVerifications.phoneIndex, phoneIndex),
            gt(phoneVerifications.expiresAt, now),
          ),
        )
        .get();
      return row !== undefined;
    },
    /** Whether a visitor has proved to hold any phone at all. */
    async hasAny(visitor: string, now: number): Promise<boolean> {
      const row = await db
        .select({ expiresAt: phoneVerifications.expiresAt })
        .from(phoneVerifications)
        .where(and(eq(phoneVerifications.visitor, visitor), gt(phoneVerifications.expiresAt, now)))
        .get();
      return row !== undefined;
    },
  };
}
