import { and, asc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Vault } from "../../crypto/vault.ts";
import { auditIf, hasRow } from "../../store/audited.ts";
import type { Lock } from "../../store/counted-tries.ts";
import { countedTry, noFailures } from "../../store/counted-tries.ts";
import type { Database } from "../../store/database.ts";
import { officeAccounts, officeDevices } from "../../store/office-schema.ts";
import type { AuditEntry } from "../../store/audit-entry.ts";
import type { OfficeRight } from "../rights.ts";
import { readRights, writeRights } from "../rights.ts";

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

/** An account as the others see it; times in epoch milliseconds. */
export interface ListedAccount {
  readonly name: string;
  /** Whether its invitation has been taken up. */
  readonly isSetUp: boolean;
  readonly rights: ReadonlySet<OfficeRight>;
  readonly lastSignedInAt: number | null;
  /** Until when tries from browsers it has not been used in are refused; past when they are not. */
  readonly lockedUntil: number;
  /** The same of the browsers it has been used in, the longest of them. */
  readonly devicesLockedUntil: number;
}

const column = "office_accounts.totp";

/** Accounts of the office. They are made and removed from outside, by statements that need none of our keys. */
export function createOfficeAccountRepository(db: Database, vault: Vault) {
  const ofId = (accountId: string) => eq(officeAccounts.accountId, accountId);
  const opened = async ({ totpSealed, ...row }: Row): Promise<OfficeAccount> => ({
    ...row,
    totpSecret: totpSealed === null ? null : await vault.open(column, totpSealed),
  });
  return {
    async findByName(name: string): Promise<OfficeAccount | undefined> {
      const row = await db.select().from(officeAccounts).where(eq(officeAccounts.name, name)).get();
      return row && opened(row);
    },
    async list(): Promise<readonly ListedAccount[]> {
      const rows = await db
        .select({
          name: officeAccounts.name,
          rights: officeAccounts.rights,
          isSetUp: sql<number>`${officeAccounts.passwordHash} IS NOT NULL`,
          lastSignedInAt: officeAccounts.lastSignedInAt,
          lockedUntil: officeAccounts.lockedUntil,
          devicesLockedUntil: sql<number>`coalesce(max(${officeDevices.lockedUntil}), 0)`,
        })
        .from(officeAccounts)
        .leftJoin(officeDevices, eq(officeDevices.accountId, officeAccounts.accountId))
        .groupBy(officeAccounts.accountId)
        .orderBy(asc(officeAccounts.name));
      return rows.map(({ rights, isSetUp, ...row }) => ({
        ...row,
        rights: readRights(rights),
        isSetUp: isSetUp === 1,
      }));
    },
    /** Sets an account up; false when the invitation has been used meanwhile. */
    async setUp(
      accountId: string,
      inviteHash: string,
      { totpSecret, ...credentials }: Credentials,
      entry: AuditEntry,
    ): Promise<boolean> {
      const totpSealed = await vault.seal(column, totpSecret);
      const isInvited = and(ofId(accountId), eq(officeAccounts.inviteHash, inviteHash));
      const none = { inviteHash: null, inviteExpiresAt: null } as const;
      const [, done] = await db.batch([
        auditIf(db, entry, hasRow(db, officeAccounts, isInvited)),
        db
          .update(officeAccounts)
          .set({ ...credentials, totpSealed, ...none, ...noFailures })
          .where(isInvited)
          .returning({ accountId: officeAccounts.accountId }),
      ]);
      return done.length > 0;
    },
    /** Counts a try from a browser the account has not been used in, before it is judged; false while those are refused. */
    async takeTry(accountId: string, lock: Lock, now: number): Promise<boolean> {
      const { set, where } = countedTry(officeAccounts, lock, now);
      const taken = await db
        .update(officeAccounts)
        .set(set)
        .where(and(ofId(accountId), where))
        .returning({ accountId: officeAccounts.accountId });
      return taken.length > 0;
    },
    async clearTries(accountId: string): Promise<void> {
      await db.update(officeAccounts).set(noFailures).where(ofId(accountId));
    },
    /** Uses a time step's code up; false when that step, or a later one, has been used meanwhile. */
    async useStep(accountId: string, totpStep: number): Promise<boolean> {
      const used = await db
        .update(officeAccounts)
        .set({ totpStep })
        .where(and(ofId(accountId), lt(officeAccounts.totpStep, totpStep)))
        .returning({ accountId: officeAccounts.accountId });
      return used.length > 0;
    },
    async noteSignIn(accountId: string, now: number): Promise<void> {
      await db.update(officeAccounts).set({ lastSignedInAt: now }).where(ofId(accountId));
    },
    /**
     * Gives an account other rights than those that were seen, as long as whoever does may manage accounts: of two who take that
     * from each other at once one keeps it. False when nothing was changed.
     */
    async giveRights(
      { name, seen }: { readonly name: string; readonly seen: string },
      rights: ReadonlySet<OfficeRight>,
      entry: AuditEntry,
    ): Promise<boolean> {
      const manager: OfficeRight = "accounts";
      const giver = and(
        eq(officeAccounts.name, entry.accountName),
        ne(officeAccounts.name, name),
        sql`',' || ${officeAccounts.rights} || ',' LIKE ${`%,${manager},%`}`,
      );
      const as = and(
        eq(officeAccounts.name, name),
        eq(officeAccounts.rights, seen),
        hasRow(db, officeAccounts, giver),
      );
      const [, given] = await db.batch([
        auditIf(db, entry, hasRow(db, officeAccounts, as)),
        db
          .update(officeAccounts)
          .set({ rights: writeRights(rights) })
          .where(as)
          .returning({ name: officeAccounts.name }),
      ]);
      return given.length > 0;
    },
    /** Ends every lock of an account; false when there is none. */
    async unlock(name: string, entry: AuditEntry, now: number): Promise<boolean> {
      const named = eq(officeAccounts.name, name);
      const accountId = db.select({ id: officeAccounts.accountId }).from(officeAccounts);
      const locked = and(
        eq(officeDevices.accountId, sql`(${accountId.where(named)})`),
        gt(officeDevices.lockedUntil, now),
      );
      const isLocked = or(
        hasRow(db, officeAccounts, and(named, gt(officeAccounts.lockedUntil, now))),
        hasRow(db, officeDevices, locked),
      )!;
      const [, ofDevices, ofAccount] = await db.batch([
        auditIf(db, entry, isLocked),
        db
          .update(officeDevices)
          .set(noFailures)
          .where(locked)
          .returning({ accountId: officeDevices.accountId }),
        db
          .update(officeAccounts)
          .set(noFailures)
          .where(and(named, gt(officeAccounts.lockedUntil, now)))
          .returning({ accountId: officeAccounts.accountId }),
      ]);
      return ofDevices.length + ofAccount.length > 0;
    },
  };
}

export type OfficeAccountRepository = ReturnType<typeof createOfficeAccountRepository>;
