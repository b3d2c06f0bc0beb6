import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { QueryType } from "#shared/calls/verification.ts";
import type { Database } from "../store/database.ts";
import { smsCodes } from "../store/schema.ts";

/**
 * What a code is for: a query of the wire's, the second step of a login ("mfa"), the use of a shared quote on another
 * device ("erisim"), the leaving of a policy ("iptal"), or the way to one by its number ("police"). But for the first these go to a phone that whoever asks need not know, and are confirmed by calls that do not
 * name one: who could would try numbers until one has a code.
 */
export type CodePurpose =
  | QueryType
  | "mfa"
  | "erisim"
  | "iptal"
  | "police"
  | "iletisim"
  | "degisiklik";

/** Which code is meant: one is live per visitor, number and kind of query. */
export interface CodeSlot {
  readonly visitor: string;
  readonly phoneIndex: string;
  /** A `CodePurpose`; of a code that is good for one subject alone, with the subject's index behind it. */
  readonly queryType: string;
}

export interface NewCode extends CodeSlot {
  readonly codeId: string;
  readonly codeHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type StoredCode = typeof smsCodes.$inferSelect;

/** Temporary codes. Changes are single statements, so that parallel requests cannot both win. */
export function createCodeRepository(db: Database) {
  const inSlot = ({ visitor, phoneIndex, queryType }: CodeSlot) =>
    and(
      eq(smsCodes.visitor, visitor),
      eq(smsCodes.phoneIndex, phoneIndex),
      eq(smsCodes.queryType, queryType),
    );
  return {
    /** Puts a code in its slot unless an unused one younger than `replaceBefore` is there; says whether it did. */
    async place(code: NewCode, replaceBefore: number): Promise<boolean> {
      const row = { ...code, tries: 0, usedAt: null };
      const placed = await db
        .insert(smsCodes)
        .values(row)
        .onConflictDoUpdate({
          target: [smsCodes.visitor, smsCodes.phoneIndex, smsCodes.queryType],
          set: row,
          setWhere: sql`${smsCodes.createdAt} <= ${replaceBefore} OR ${smsCodes.usedAt} IS NOT NULL`,
        })
        .returning({ codeId: smsCodes.codeId });
      return placed.length > 0;
    },
    async find(slot: CodeSlot): Promise<StoredCode | undefined> {
      return db.select().from(smsCodes).where(inSlot(slot)).get();
    },
    /** Uses up one try of a code that is neither used nor over and yields it; undefined when there is none. */
    async takeTry(slot: CodeSlot, maxTries: number, now: number): Promise<StoredCode | undefined> {
      const live = and(
        inSlot(slot),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, now),
        lt(smsCodes.tries, maxTries),
      );
      const taken = await db
        .update(smsCodes)
        .set({ tries: sql`${smsCodes.tries} + 1` })
        .where(live)
        .returning();
      return taken[0];
    },
    /** Marks a code as used; false when somebody was faster. */
    async use(codeId: string, now: number): Promise<boolean> {
      const used = await db
        .update(smsCodes)
        .set({ usedAt: now })
        .where(and(eq(smsCodes.codeId, codeId), isNull(smsCodes.usedAt)))
        .returning({ codeId: smsCodes.codeId });
      return used.length > 0;
    },
    /** Takes a code back that could not be delivered. */
    async withdraw(codeId: string): Promise<void> {
      await db.delete(smsCodes).where(eq(smsCodes.codeId, codeId));
    },
  };
}

export type CodeRepository = ReturnType<typeof createCodeRepository>;
