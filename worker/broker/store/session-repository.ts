import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "./database.ts";
import { memberSessions } from "./member-schema.ts";

const minuteMs = 60_000;
/** A session nobody uses ends after an hour; every session ends eight hours after its login, as its cookie does. */
const idleMs = 60 * minuteMs;
const absoluteMs = 8 * 60 * minuteMs;

export type SessionTimes = Pick<
  typeof memberSessions.$inferSelect,
  "createdAt" | "lastSeenAt" | "expiresAt"
>;

/** Sessions of signed-in members. */
export function createSessionRepository(db: Database) {
  return {
    async open(sessionIndex: string, memberId: string, now: number): Promise<void> {
      await db.insert(memberSessions).values({
        sessionIndex,
        memberId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + absoluteMs,
      });
    },
    /** Whose session it is, noting at most once a minute that it is in use; undefined when it is over. */
    async touch(sessionIndex: string, now: number): Promise<string | undefined> {
      const session = await db
        .select()
        .from(memberSessions)
        .where(
          and(
            eq(memberSessions.sessionIndex, sessionIndex),
            gt(memberSessions.expiresAt, now),
            gt(memberSessions.lastSeenAt, now - idleMs),
          ),
        )
        .get();
      if (session === undefined) return undefined;
      if (session.lastSeenAt <= now - minuteMs) {
        await db
          .update(memberSessions)
          .set({ lastSeenAt: now })
          .where(eq(memberSessions.sessionIndex, sessionIndex));
      }
      return session.memberId;
    },
    /** When a member's sessions began, were last used and end. */
    async listOfMember(memberId: string): Promise<SessionTimes[]> {
      const { createdAt, lastSeenAt, expiresAt } = memberSessions;
      return db
        .select({ createdAt, lastSeenAt, expiresAt })
        .from(memberSessions)
        .where(eq(memberSessions.memberId, memberId));
    },
    async close(sessionIndex: string): Promise<void> {
      await db.delete(memberSessions).where(eq(memberSessions.sessionIndex, sessionIndex));
    },
    /** All of a member's but one. */
    async closeOthers(memberId: string, sessionIndex: string): Promise<void> {
      const isOther = ne(memberSessions.sessionIndex, sessionIndex);
      await db.delete(memberSessions).where(and(eq(memberSessions.memberId, memberId), isOther));
    },
    async closeAll(memberId: string): Promise<void> {
      await db.delete(memberSessions).where(eq(memberSessions.memberId, memberId));
    },
  };
}
