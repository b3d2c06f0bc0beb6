import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { MarketingChannel } from "#shared/calls/marketing.ts";
import type { Permissions } from "#shared/fields/marketing.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { openMember, sealMember, sealProfile } from "./member-record.ts";
import type { Member, MemberProfile } from "./member-record.ts";
import { members } from "../store/member-schema.ts";
import { smsCodes } from "../store/schema.ts";

export type { Member, MemberProfile } from "./member-record.ts";

/**
 * Memberships. A verified one is alone with its phone and its national number; what would break that is left undone
 * and answered with false, in a single statement, so that of two at a time one wins.
 */
export function createMemberRepository(db: Database, vault: Vault) {
  /** The first in the order given. */
  const read = async (where: SQL | undefined, ...order: SQL[]): Promise<Member | undefined> => {
    const row = await db
      .select()
      .from(members)
      .where(where)
      .orderBy(...order)
      .limit(1)
      .get();
    return row && openMember(row, vault);
  };
  const unverified = (phoneIndex: string) =>
    and(eq(members.phoneIndex, phoneIndex), isNull(members.phoneVerifiedAt));
  /** Of the code a visitor was sent to complete what they have begun with a phone. */
  const codeWithdrawal = (phoneIndex: string, visitor: string) =>
    db
      .delete(smsCodes)
      .where(
        and(
          eq(smsCodes.visitor, visitor),
          eq(smsCodes.phoneIndex, phoneIndex),
          eq(smsCodes.queryType, "giris"),
          isNull(smsCodes.usedAt),
        ),
      );
  return {
    find: (memberId: string) => read(eq(members.memberId, memberId)),
    findVerifiedByPhone: (phoneIndex: string) =>
      read(and(eq(members.phoneIndex, phoneIndex), isNotNull(members.phoneVerifiedAt))),
    findVerifiedByNational: (nationalIndex: string) =>
      read(and(eq(members.nationalIndex, nationalIndex), isNotNull(members.phoneVerifiedAt))),
    /** A membership begun with a phone that nobody has verified for it: the visitor's own, otherwise the newest. */
    findUnverifiedByPhone: (phoneIndex: string, visitor: string) =>
      read(
        unverified(phoneIndex),
        desc(eq(members.registeredBy, visitor)),
        desc(members.createdAt),
      ),
    /** What a visitor has begun with a phone. */
    findPending: (phoneIndex: string, visitor: string) =>
      read(and(unverified(phoneIndex), eq(members.registeredBy, visitor)), desc(members.createdAt)),
    /** False when a verified member has the phone or the national number of a verified one. */
    async add(member: Member): Promise<boolean> {
      const added = await db
        .insert(members)
        .values(await sealMember(member, vault))
        .onConflictDoNothing()
        .returning({ memberId: members.memberId });
      return added.length > 0;
    },
    /**
     * Keeps a membership to be verified in place of what the visitor began with that phone before. A code that was sent for
     * that completes no other: it is withdrawn.
     */
    async begin(member: Member): Promise<void> {
      const { phoneIndex, registeredBy } = member;
      await db.batch([
        codeWithdrawal(phoneIndex, registeredBy),
        db
          .delete(members)
          .where(and(unverified(phoneIndex), eq(members.registeredBy, registeredBy))),
        db.insert(members).values(await sealMember(member, vault)),
      ]);
    },
    /** Makes a begun membership a real one; false when somebody else has the phone or the national number. */
    async complete(memberId: string, now: number): Promise<boolean> {
      const completed = await db.all(sql`
        UPDATE OR IGNORE members SET phone_verified_at = ${now}
        WHERE member_id = ${memberId} AND phone_verified_at IS NULL
        RETURNING member_id`);
      return completed.length > 0;
    },
    /** Lets another visitor verify a begun membership, and it alone of those they have begun with the phone. */
    async rebind({ memberId, phoneIndex }: Member, visitor: string): Promise<void> {
      const begun = unverified(phoneIndex);
      const isOther = ne(members.memberId, memberId);
      await db.batch([
        db.delete(members).where(and(begun, eq(members.registeredBy, visitor), isOther)),
        db
          .update(members)
          .set({ registeredBy: visitor })
          .where(and(begun, eq(members.memberId, memberId))),
      ]);
    },
    async updateProfile(memberId: string, profile: MemberProfile): Promise<void> {
      const profileSealed = await sealProfile(profile, vault);
      await db.update(members).set({ profileSealed }).where(eq(members.memberId, memberId));
    },
    /**
     * To a phone that has just been verified; false when another verified member has it. A password on its way to the
     * old one is worth nothing any more.
     */
    async changePhone(
      memberId: string,
      phone: string,
      phoneIndex: string,
      now: number,
    ): Promise<boolean> {
      const phoneSealed = await vault.seal("members.phone", phone);
      const changed = await db.all(sql`
        UPDATE OR IGNORE members
        SET phone_index = ${phoneIndex}, phone_sealed = ${phoneSealed}, phone_verified_at = ${now},
          one_time_hash = NULL, one_time_set_at = NULL, one_time_tries = 0
        WHERE member_id = ${memberId} AND phone_verified_at IS NOT NULL
        RETURNING member_id`);
      return changed.length > 0;
    },
    async setPreferences(memberId: string, { sms, email, call }: Permissions): Promise<void> {
      await db
        .update(members)
        .set({ mayWriteSms: sms, mayWriteEmail: email, mayCall: call })
        .where(eq(members.memberId, memberId));
    },
    /** Has the membership of a phone say as well what was taken back of advertising. */
    async forbid(phoneIndex: string, channels: readonly MarketingChannel[]): Promise<void> {
      const columns = { sms: "mayWriteSms", email: "mayWriteEmail", call: "mayCall" } as const;
      await db
        .update(members)
        .set(Object.fromEntries(channels.map((channel) => [columns[channel], false])))
        .where(eq(members.phoneIndex, phoneIndex));
    },
    /** Drops a begun membership that cannot be completed. */
    async abandon(memberId: string): Promise<void> {
      const isBegun = isNull(members.phoneVerifiedAt);
      await db.delete(members).where(and(eq(members.memberId, memberId), isBegun));
    },
    async remove(memberId: string): Promise<void> {
      await db.delete(members).where(eq(members.memberId, memberId));
    },
  };
}

export type MemberRepository = ReturnType<typeof createMemberRepository>;
