import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { CodePurpose } from "./code-repository.ts";
import type { Database } from "../store/database.ts";
import { drafts, phoneVerifications } from "../store/schema.ts";

const verifiedForMs = 8 * 3_600_000;

export interface Verification {
  readonly visitor: string;
  readonly phoneIndex: string;
  readonly queryType: CodePurpose;
}

/** Which phones a visitor has proved to hold, what for, and until when. */
export function createVerificationRepository(db: Database) {
  type Times = Readonly<Record<"verifiedAt" | "expiresAt", number>>;
  /** Kept with the drafts it was given for, whose campaign has brought somebody so far. */
  async function keep(verification: Verification, times: Times): Promise<void> {
    const { visitor, queryType } = verification;
    const begun = and(
      eq(drafts.visitor, visitor),
      eq(drafts.productId, queryType),
      isNull(drafts.provedAt),
    );
    await db.batch([
      db
        .insert(phoneVerifications)
        .values({ ...verification, ...times })
        .onConflictDoUpdate({
          target: [
            phoneVerifications.visitor,
            phoneVerifications.phoneIndex,
            phoneVerifications.queryType,
          ],
          set: times,
        }),
      db.update(drafts).set({ provedAt: times.verifiedAt }).where(begun),
    ]);
  }
  return {
    mark: ({ visitor, phoneIndex, queryType }: Verification, now: number): Promise<void> =>
      keep({ visitor, phoneIndex, queryType }, { verifiedAt: now, expiresAt: now + verifiedForMs }),
    /** Has a proof that goes on count for another kind of query, no longer than it does; false where there is none. */
    async widen({ visitor, phoneIndex, queryType }: Verification, now: number): Promise<boolean> {
      const { verifiedAt, expiresAt } = phoneVerifications;
      const times = await db
        .select({ verifiedAt, expiresAt })
        .from(phoneVerifications)
        .where(
          and(
            eq(phoneVerifications.visitor, visitor),
            eq(phoneVerifications.phoneIndex, phoneIndex),
            gt(expiresAt, now),
          ),
        )
        .orderBy(desc(expiresAt))
        .get();
      if (times === undefined) return false;
      await keep({ visitor, phoneIndex, queryType }, times);
      return true;
    },
    /** Whether a visitor has proved to hold a phone: for one kind of query, or for any when none is named. */
    async isVerified(
      visitor: string,
      phoneIndex: string,
      now: number,
      queryType?: CodePurpose,
    ): Promise<boolean> {
      const row = await db
        .select({ expiresAt: phoneVerifications.expiresAt })
        .from(phoneVerifications)
        .where(
          and(
            eq(phoneVerifications.visitor, visitor),
            eq(phoneVerifications.phoneIndex, phoneIndex),
            gt(phoneVerifications.expiresAt, now),
            queryType === undefined ? undefined : eq(phoneVerifications.queryType, queryType),
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

export type VerificationRepository = ReturnType<typeof createVerificationRepository>;
