import { and, eq, lt, sql } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { officeAccounts } from "../store/office-schema.ts";

type Row = typeof officeAccounts.$inferSelect;

/** Somebody who works in the office. */
export interface OfficeAccount extends Omit<Row, "totpSealed"> {
  /** The authenticator's secret in base 32; null until the invitation has been taken up. */
  readonly totpSecret: string | null;
}

/** What whoever takes up an invitation brings along. */
export interface Credentials {
  readonly passwordHash: string;
  readonly totpSecret: string;
  readonly totpStep: number;
}

const column = "office_accounts.totp";

/** Accounts of the office. They are made and removed from outside, by statements that need none of our keys. */
export function createOfficeAccountRepository(db: Database, vault: Vault) {
  const ofId = (accountId: string) => eq(officeAccounts.accountId, accountId);
  const opened = async ({ totpSealed, ...row }: Row): Promise<OfficeAccount> => ({
    ...row,
    totpSecret: totpSealed === null ? null : await vault.open(column, totpSealed),
  });
  const findWhere = async (where: ReturnType<typeof eq>) => {
    const row = await db.select().from(officeAccounts).where(where).get();
    return row && opened(row);
  };
  return {
    find: (accountId: string) => findWhere(ofId(accountId)),
    findByName: (name: string) => findWhere(eq(officeAccounts.name, name)),
    /** Sets an account up; false when the invitation has been used meanwhile. */
    async setUp(
      accountId: string,
      inviteHash: string,
      { totpSecret, ...credentials }: Credentials,
    ): Promise<boolean> {
      const totpSealed = await vault.seal(column, totpSecret);
      const done = await db
        .update(officeAccounts)
        .set({
          ...credentials,
          totpSealed,
          inviteHash: null,
          inviteExpiresAt: null,
          failedLogins: 0,
          lockedUntil: 0,
        })
        .where(and(ofId(accountId), eq(officeAccounts.inviteHash, inviteHash)))
        .returning({ accountId: officeAccounts.accountId });
      return done.length > 0;
    },
    /** Counts a failed try; at the limit the account is locked and the count begins anew. */
    async countFailure(
      accountId: string,
      { maxFailures, lockedUntil }: { readonly maxFailures: number; readonly lockedUntil: number },
    ): Promise<void> {
      const isLast = sql`${officeAccounts.failedLogins} + 1 >= ${maxFailures}`;
      await db
        .update(officeAccounts)
        .set({
          failedLogins: sql`CASE WHEN ${isLast} THEN 0 ELSE ${officeAccounts.failedLogins} + 1 END`,
          lockedUntil: sql`CASE WHEN ${isLast} THEN ${lockedUntil} ELSE ${officeAccounts.lockedUntil} END`,
        })
        .where(ofId(accountId));
    },
    /** Notes a sign-in with a time step's code; false when that step, or a later one, has been used meanwhile. */
    async useStep(accountId: string, totpStep: number): Promise<boolean> {
      const used = await db
        .update(officeAccounts)
        .set({ totpStep, failedLogins: 0 })
        .where(and(ofId(accountId), lt(officeAccounts.totpStep, totpStep)))
        .returning({ accountId: officeAccounts.accountId });
      return used.length > 0;
    },
  };
}
