import { and, asc, count, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Pace } from "./pace.ts";
import { memoryOf, waitFor } from "./pace.ts";
import type { Database } from "../store/database.ts";
import { rateEvents } from "../store/schema.ts";

export interface RateLimit {
  /** What is counted and for whom; hashed by the caller when it is personal. */
  readonly counterKey: string;
  readonly limit: number;
}

export interface PacedCounter {
  readonly counterKey: string;
  readonly limit: Pace;
}

/** Sliding counters. */
export function createRateRepository(db: Database) {
  return {
    /**
     * Counts an event under every key; false, and nothing counted, when one of them is at its limit since `since`. A single
     * statement, so that of several at once as many pass as there is room for, and who is refused is in nobody's way.
     */
    async consume(limits: readonly RateLimit[], now: number, since: number): Promise<boolean> {
      const { counterKey: key, createdAt } = rateEvents;
      const events = limits.map(({ counterKey }) => sql`(${counterKey}, ${now})`);
      const hasRoom = limits.map(
        ({ counterKey, limit }) =>
          sql`(SELECT count(*) FROM ${rateEvents} WHERE ${key} = ${counterKey} AND ${createdAt} > ${since}) < ${limit}`,
      );
      const added = await db.all(
        sql`INSERT INTO rate_events (counter_key, created_at)
          SELECT column1, column2 FROM (VALUES ${sql.join(events, sql`, `)})
          WHERE ${sql.join(hasRoom, sql` AND `)} RETURNING id`,
      );
      return added.length > 0;
    },
    /**
     * Counts a thing under a scope, the same thing once; false, and nothing counted, when the scope has had as many others
     * as its limit since `since`. A single statement, likewise.
     */
    async consumeDistinct(
      { scope, limit }: { readonly scope: string; readonly limit: number },
      thing: string,
      now: number,
      since: number,
    ): Promise<boolean> {
      const { counterKey, createdAt } = rateEvents;
      const key = `${scope}:${thing}`;
      const isRecent = gt(createdAt, since);
      // Every key that begins with the scope and a colon: a semicolon follows it.
      const isOfScope = and(gte(counterKey, `${scope}:`), lt(counterKey, `${scope};`), isRecent);
      const isKnown = and(eq(counterKey, key), isRecent);
      const added = await db.all(
        sql`INSERT INTO rate_events (counter_key, created_at) SELECT ${key}, ${now}
          WHERE EXISTS (SELECT 1 FROM ${rateEvents} WHERE ${isKnown})
          OR (SELECT count(DISTINCT ${counterKey}) FROM ${rateEvents} WHERE ${isOfScope}) < ${limit}
          RETURNING id`,
      );
      return added.length > 0;
    },
    /**
     * Counts an event under every key and yields 0; when one of them is ahead of its pace, nothing is counted, and the time
     * is told (ms) that has to pass. Of several at once the earlier ones go first. Looked at before it is counted, so that
     * whoever is sent away does not stand in the way of others meanwhile.
     */
    async pace(paced: readonly PacedCounter[], now: number): Promise<number> {
      const ahead = await longestWait(paced, now, Number.POSITIVE_INFINITY);
      if (ahead > 0) return ahead;
      const added = await db
        .insert(rateEvents)
        .values(paced.map(({ counterKey }) => ({ counterKey, createdAt: now })))
        .returning({ id: rateEvents.id });
      const wait = await longestWait(paced, now, Math.min(...added.map(({ id }) => id)));
      if (wait > 0) await Promise.all(added.map(({ id }) => remove(id)));
      return wait;
    },
    /** Counts an event and yields how many of its key there have been since `since`, it included. */
    async tally(key: string, now: number, since: number): Promise<number> {
      const { counterKey, createdAt } = rateEvents;
      const [, rows] = await db.batch([
        db.insert(rateEvents).values({ counterKey: key, createdAt: now }),
        db
          .select({ events: count() })
          .from(rateEvents)
          .where(and(eq(counterKey, key), gt(createdAt, since))),
      ]);
      return rows[0]?.events ?? 0;
    },
    /** Whether an event of a key has been counted since `since`. */
    async has(key: string, since: number): Promise<boolean> {
      const { id, counterKey, createdAt } = rateEvents;
      const counted = and(eq(counterKey, key), gt(createdAt, since));
      return (await db.select({ id }).from(rateEvents).where(counted).get()) !== undefined;
    },
    /** When the oldest event of a key since `since` was counted; undefined where there is none. */
    async oldest(key: string, since: number): Promise<number | undefined> {
      const { counterKey, createdAt } = rateEvents;
      const row = await db
        .select({ at: createdAt })
        .from(rateEvents)
        .where(and(eq(counterKey, key), gt(createdAt, since)))
        .orderBy(asc(createdAt))
        .limit(1)
        .get();
      return row?.at;
    },
    /** Takes back the newest event of a key. */
    async giveBack(counterKey: string): Promise<void> {
      const newest = sql`(SELECT max(id) FROM rate_events WHERE counter_key = ${counterKey})`;
      await db.delete(rateEvents).where(eq(rateEvents.id, newest));
    },
  };

  /** How long counters make an event wait, for those that were counted before it: of lower ids than `before`. */
  async function longestWait(
    paced: readonly PacedCounter[],
    now: number,
    before: number,
  ): Promise<number> {
    const { id, counterKey, createdAt } = rateEvents;
    const keys = paced.map((each) => each.counterKey);
    const since = now - Math.max(...paced.map(({ limit }) => memoryOf(limit)));
    const events = await db
      .select({ id, counterKey, createdAt })
      .from(rateEvents)
      .where(and(inArray(counterKey, keys), gt(createdAt, since)));
    const waits = paced.map(({ counterKey: key, limit }) => {
      const earlier = events.filter((event) => event.counterKey === key && event.id < before);
      const times = earlier.map((event) => event.createdAt);
      // Of several at once some are taken back: nobody waits longer than from one turn to the next.
      return Math.min(waitFor(times, limit, now), limit.everyMs);
    });
    return Math.max(0, ...waits);
  }

  async function remove(id: number): Promise<void> {
    await db.delete(rateEvents).where(eq(rateEvents.id, id));
  }
}

export type RateRepository = ReturnType<typeof createRateRepository>;
