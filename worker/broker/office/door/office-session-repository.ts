import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../store/database.ts";
import { officeAccounts, officeSessions } from "../../store/office-schema.ts";
import type { OfficeRight } from "../rights.ts";
import { readRights } from "../rights.ts";

const minuteMs = 60_000;
/** A session nobody uses ends after half an hour; every session ends eight hours after its sign-in. */
const idleMs = 30 * minuteMs;
const absoluteMs = 8 * 60 * minuteMs;

/** Whose session it is. */
interface SignedIn {
  readonly accountId: string;
  readonly name: string;
  readonly rights: ReadonlySet<OfficeRight>;
}

/** Sessions of the office. */
export function createOfficeSessionRepository(db: Database) {
  const ofIndex = (sessionIndex: string) => eq(officeSessions.sessionIndex, sessionIndex);
  return {
    async open(sessionIndex: string, accountId: string, now: number): Promise<void> {
      const times = { createdAt: now, lastSeenAt: now, expiresAt: now + absoluteMs };
      await db.insert(officeSessions).values({ sessionIndex, accountId, ...times });
    },
    /** Whose session it is, noting at most once a minute that it is in use; undefined when it is over. */
    async touch(sessionIndex: string, now: number): Promise<SignedIn | undefined> {
      const session = await db
        .select({
          accountId: officeAccounts.accountId,
          name: officeAccounts.name,
          rights: officeAccounts.rights,
          lastSeenAt: officeSessions.lastSeenAt,
        })
        .from(officeSessions)
        .innerJoin(officeAccounts, eq(officeAccounts.accountId, officeSessions.accountId))
        .where(
          and(
            ofIndex(sessionIndex),
            gt(officeSessions.expiresAt, now),
            gt(officeSessions.lastSeenAt, now - idleMs),
          ),
        )
        .get();
      if (session === undefined) return undefined;
      const { lastSeenAt, rights, ...account } = session;
      if (lastSeenAt <= now - minuteMs) {
        await db.update(officeSessions).set({ lastSeenAt: now }).where(ofIndex(sessionIndex));
      }
      return { ...account, rights: readRights(rights) };
    },
    async close(sessionIndex: string): Promise<void> {
      await db.delete(officeSessions).where(ofIndex(sessionIndex));
    },
    async closeAll(accountId: string): Promise<void> {
      await db.delete(officeSessions).where(eq(officeSessions.accountId, accountId));
    },
  };
}

export type OfficeSessionRepository = ReturnType<typeof createOfficeSessionRepository>;
