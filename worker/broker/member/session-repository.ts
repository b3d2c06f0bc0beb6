import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Device } from "#shared/device.ts";
import { readDevice, writeDevice } from "#shared/device.ts";
import type { Database } from "../store/database.ts";
import { memberSessions } from "../store/member-schema.ts";

const minuteMs = 60_000;
/** A session ends eight hours after its login, as its cookie does, whether it is used or not. */
const absoluteMs = 8 * 60 * minuteMs;

/** A session of a member; times in epoch milliseconds. */
export interface MemberSessionRecord {
  /** Keyed hash of its token. */
  readonly sessionIndex: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly device: Device;
}

interface NewSession {
  readonly sessionIndex: string;
  readonly memberId: string;
  readonly device: Device;
  /** Opened by a password sent by SMS, which it used up. */
  readonly isOneTime: boolean;
}

/** Sessions of signed-in members. */
export function createSessionRepository(db: Database) {
  const goesOn = (now: number) => gt(memberSessions.expiresAt, now);
  return {
    /**
     * Opens a session for who has shown the password of a hash; false, and none, when it is the member's no more: a login
     * under way while the password changes would outlive the change.
     */
    async open(
      { sessionIndex, memberId, device, isOneTime }: NewSession,
      passwordHash: string,
      now: number,
    ): Promise<boolean> {
      const opened = await db.all(sql`
        INSERT INTO member_sessions
          (session_index, member_id, created_at, last_seen_at, expires_at, device, is_one_time)
        SELECT ${sessionIndex}, member_id, ${now}, ${now}, ${now + absoluteMs}, ${writeDevice(device)},
          ${isOneTime ? 1 : 0}
        FROM members WHERE member_id = ${memberId} AND password_hash = ${passwordHash}
        RETURNING session_index`);
      return opened.length > 0;
    },
    /** A session, noting at most once a minute that it is in use; undefined when it is over. */
    async touch(
      sessionIndex: string,
      now: number,
    ): Promise<Pick<NewSession, "memberId" | "isOneTime"> | undefined> {
      const session = await db
        .select()
        .from(memberSessions)
        .where(and(eq(memberSessions.sessionIndex, sessionIndex), goesOn(now)))
        .get();
      if (session === undefined) return undefined;
      if (session.lastSeenAt <= now - minuteMs) {
        await db
          .update(memberSessions)
          .set({ lastSeenAt: now })
          .where(eq(memberSessions.sessionIndex, sessionIndex));
      }
      return session;
    },
    /** Every session that is stored of a member. */
    listOfMember: (memberId: string) => read(eq(memberSessions.memberId, memberId)),
    /** Those of a member that go on, the newest first. */
    listOpen: (memberId: string, now: number) =>
      read(and(eq(memberSessions.memberId, memberId), goesOn(now))),
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

  async function read(where: SQL | undefined): Promise<MemberSessionRecord[]> {
    const { sessionIndex, createdAt, lastSeenAt, expiresAt, device } = memberSessions;
    const rows = await db
      .select({ sessionIndex, createdAt, lastSeenAt, expiresAt, device })
      .from(memberSessions)
      .where(where)
      .orderBy(desc(createdAt));
    return rows.map((row) => ({ ...row, device: readDevice(row.device) }));
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
