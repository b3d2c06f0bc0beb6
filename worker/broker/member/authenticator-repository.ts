import { and, count, eq, lt } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { memberAuthenticators, members, recoveryCodes } from "../store/member-schema.ts";

/** An authenticator as it is set up. */
export interface NewAuthenticator {
  /** Base 32. */
  readonly secret: string;
  /** The time step of the code it was set up with. */
  readonly lastStep: number;
  readonly codeHashes: readonly string[];
}

const column = "member_authenticators.secret";

/** Authenticators of members, and the codes that stand in for them. Uses are single statements: of several at once one wins. */
export function createAuthenticatorRepository(db: Database, vault: Vault) {
  const ofMember = (memberId: string) => eq(memberAuthenticators.memberId, memberId);
  const removal = (memberId: string) =>
    [
      db.delete(memberAuthenticators).where(ofMember(memberId)),
      db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId)),
    ] as const;
  const switching = (memberId: string, mfaEnabled: boolean) =>
    db.update(members).set({ mfaEnabled }).where(eq(members.memberId, memberId));
  return {
    /** Its secret in base 32 and the last time step used; undefined for whoever has none. */
    async find(memberId: string): Promise<{ secret: string; lastStep: number } | undefined> {
      const row = await db.select().from(memberAuthenticators).where(ofMember(memberId)).get();
      if (row === undefined) return undefined;
      return { secret: await vault.open(column, row.secretSealed), lastStep: row.lastStep };
    },
    /** Makes an authenticator the second step, in place of whatever was before. */
    async setUp(
      memberId: string,
      { secret, lastStep, codeHashes }: NewAuthenticator,
      now: number,
    ): Promise<void> {
      const row = { memberId, secretSealed: await vault.seal(column, secret), lastStep };
      await db.batch([
        ...removal(memberId),
        db.insert(memberAuthenticators).values({ ...row, createdAt: now }),
        db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ memberId, codeHash }))),
        switching(memberId, true),
      ]);
    },
    /** Makes codes by SMS the second step, or nothing. */
    async switchTo(memberId: string, mfaEnabled: boolean): Promise<void> {
      await db.batch([...removal(memberId), switching(memberId, mfaEnabled)]);
    },
    /** Uses up a time step; false when it, or a later one, has been used meanwhile. */
    async useStep(memberId: string, lastStep: number): Promise<boolean> {
      const isNew = lt(memberAuthenticators.lastStep, lastStep);
      const used = await db
        .update(memberAuthenticators)
        .set({ lastStep })
        .where(and(ofMember(memberId), isNew))
        .returning({ memberId: memberAuthenticators.memberId });
      return used.length > 0;
    },
    /** Uses up a recovery code; false when there is none such. */
    async useRecoveryCode(memberId: string, codeHash: string): Promise<boolean> {
      const isIt = and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash));
      const used = await db
        .delete(recoveryCodes)
        .where(isIt)
        .returning({ memberId: recoveryCodes.memberId });
      return used.length > 0;
    },
    async countRecoveryCodes(memberId: string): Promise<number> {
      const row = await db
        .select({ codes: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.memberId, memberId))
        .get();
      return row?.codes ?? 0;
    },
  };
}

export type AuthenticatorRepository = ReturnType<typeof createAuthenticatorRepository>;
