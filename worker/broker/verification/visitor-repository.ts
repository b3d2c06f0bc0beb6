import { and, eq, isNull } from "drizzle-orm";
import { bookedBefore } from "../store/campaign-sums.ts";
import type { Database } from "../store/database.ts";
import { members } from "../store/member-schema.ts";
import {
  drafts,
  knownPeople,
  phoneVerifications,
  provedPhones,
  quoteAccess,
  quotes,
  smsCodes,
} from "../store/schema.ts";

const tenMinutesMs = 600_000;

export interface Move {
  readonly visitor: string;
  /** What the browser has just proved: only who proves it again is led to where everything went. */
  readonly proof: string;
  /** A new id, for when there is none yet. */
  readonly next: string;
}

/**
 * What is a visitor's own, by table, column and condition. A code that was used stays where it was asked for: it is good
 * for nothing, and marks an id that was left behind.
 */
const belongings = [
  ["drafts", "visitor", ""],
  ["known_people", "visitor", ""],
  ["quotes", "visitor", ""],
  ["quote_access", "visitor", ""],
  ["phone_verifications", "visitor", ""],
  ["proved_phones", "visitor", ""],
  ["sms_codes", "visitor", "AND used_at IS NULL"],
  ["members", "registered_by", "AND phone_verified_at IS NULL"],
] as const;

const successor = "(SELECT next FROM visitor_moves WHERE visitor = ?1 AND proof = ?2)";

/** What hangs on a visitor, as a whole. */
export function createVisitorRepository(db: Database) {
  return {
    /**
     * Makes a browser another visitor, at once with everything that is its own; the old id is worth nothing afterwards.
     * Whoever proves the same once more from the old id within ten minutes, because the answer got lost or the form was
     * sent twice, becomes the same visitor as before. Yields who it is now.
     */
    async renew({ visitor, proof, next }: Move, now: number): Promise<string> {
      const { $client: client } = db;
      const move = client
        .prepare(
          `INSERT INTO visitor_moves (visitor, proof, next, moved_at) VALUES (?1, ?2, ?3, ?4)
          ON CONFLICT (visitor, proof) DO UPDATE SET next = ?3, moved_at = ?4 WHERE moved_at < ?5`,
        )
        .bind(visitor, proof, next, now, now - tenMinutesMs);
      const found = client.prepare(`SELECT ${successor} AS next`).bind(visitor, proof);
      const taken = belongings.map(([table, column, condition]) =>
        client
          .prepare(
            `UPDATE OR REPLACE ${table} SET ${column} = ${successor} WHERE ${column} = ?1 ${condition}`,
          )
          .bind(visitor, proof),
      );
      const [, answer] = await client.batch<{ next: string }>([move, found, ...taken]);
      return answer?.results[0]?.next ?? next;
    },
    /** Leaves a visitor nothing: whoever uses the browser afterwards is somebody else, and so is who has the old id. */
    async forget(visitor: string): Promise<void> {
      const isOpen = isNull(smsCodes.usedAt);
      const isBegun = isNull(members.phoneVerifiedAt);
      const ownDrafts = eq(drafts.visitor, visitor);
      await db.batch([
        ...bookedBefore(db, { drafts: ownDrafts }),
        db.update(quotes).set({ visitor: "" }).where(eq(quotes.visitor, visitor)),
        db.delete(drafts).where(ownDrafts),
        db.delete(knownPeople).where(eq(knownPeople.visitor, visitor)),
        db.delete(quoteAccess).where(eq(quoteAccess.visitor, visitor)),
        db.delete(phoneVerifications).where(eq(phoneVerifications.visitor, visitor)),
        db.delete(provedPhones).where(eq(provedPhones.visitor, visitor)),
        db.delete(smsCodes).where(and(eq(smsCodes.visitor, visitor), isOpen)),
        db.delete(members).where(and(eq(members.registeredBy, visitor), isBegun)),
      ]);
    },
  };
}

export type VisitorRepository = ReturnType<typeof createVisitorRepository>;
