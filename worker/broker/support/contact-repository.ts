import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import * as v from "valibot";
import type { ContactState } from "#shared/calls/support/contact-fields.ts";
import { contactStates } from "#shared/calls/support/contact-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { Database } from "../store/database.ts";
import { contactReplies } from "../store/office-schema.ts";
import { contactMessages } from "../store/schema.ts";
import type { OfficeStage } from "./office-stage.ts";
import type { Answered } from "./staged-repository.ts";
import { createStagedRepository } from "./staged-repository.ts";

type Stored = typeof contactMessages.$inferSelect;

export interface ContactMessage extends Omit<Stored, "contentSealed" | "state"> {
  /** Name, phone, e-mail, text and the line's own answers, as JSON. */
  readonly content: string;
  readonly state: ContactState;
}

/** What the office answered. */
export interface ContactReply {
  readonly replyId: string;
  readonly text: string;
  readonly createdAt: number;
}

const StateSchema = v.picklist(contactStates);
const column = "contact_messages.content";
const replyColumn = "contact_replies.text";

export function createContactRepository(db: Database, vault: Vault) {
  const { referenceNumber: byReference, state, takenBy, updatedAt } = contactMessages;
  const opened = async ({ contentSealed, ...message }: Stored): Promise<ContactMessage> => ({
    ...message,
    state: v.parse(StateSchema, message.state),
    content: await vault.open(column, contentSealed),
  });
  const newest = desc(contactMessages.createdAt);
  const { stages, step, answer } = createStagedRepository(db, {
    table: contactMessages,
    reference: byReference,
    state,
    closed: "closed",
    takenBy,
    updatedAt,
    change: (changed, where) =>
      db.update(contactMessages).set(changed).where(where).returning({ byReference }),
  });
  return {
    /** False where there is one of that number already, which stays as it is. */
    async add({
      content,
      ...message
    }: Omit<ContactMessage, "state" | "takenBy" | "updatedAt">): Promise<boolean> {
      const contentSealed = await vault.seal(column, content);
      const added = await db
        .insert(contactMessages)
        .values({ ...message, contentSealed, updatedAt: message.createdAt })
        .onConflictDoNothing()
        .returning({ byReference });
      return added.length > 0;
    },
    async listOfMember(memberId: string): Promise<ContactMessage[]> {
      const ofMember = eq(contactMessages.memberId, memberId);
      const rows = await db.select().from(contactMessages).where(ofMember).orderBy(newest);
      return Promise.all(rows.map(opened));
    },
    /** Those of some kinds at a stage, the last changed first. */
    async listForOffice(
      kinds: readonly string[],
      stage: OfficeStage,
      limit: number,
    ): Promise<ContactMessage[]> {
      const rows = await db
        .select()
        .from(contactMessages)
        .where(and(inArray(contactMessages.messageType, kinds), stages[stage]))
        .orderBy(desc(updatedAt))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    async findByReference(referenceNumber: string): Promise<ContactMessage | undefined> {
      const row = await db
        .select()
        .from(contactMessages)
        .where(eq(byReference, referenceNumber))
        .get();
      return row && opened(row);
    },
    step,
    /** Keeps an answer of the office and writes it down; false, and neither, when the message has changed meanwhile. */
    async reply(
      referenceNumber: string,
      { replyId, text, createdAt }: ContactReply,
      answered: Answered<ContactState>,
      entry: AuditEntry,
    ): Promise<boolean> {
      const textSealed = await vault.seal(replyColumn, text);
      const row = sql`SELECT ${replyId}, ${referenceNumber}, ${textSealed}, ${createdAt}`;
      const add = (condition: SQL) =>
        db.insert(contactReplies).select(sql`${row} WHERE ${condition}`);
      return answer(referenceNumber, add, answered, entry);
    },
    /** What was answered, oldest first, by reference number. */
    async repliesTo(
      referenceNumbers: readonly string[],
    ): Promise<ReadonlyMap<string, readonly ContactReply[]>> {
      if (referenceNumbers.length === 0) return new Map();
      const rows = await db
        .select()
        .from(contactReplies)
        .where(inArray(contactReplies.referenceNumber, [...referenceNumbers]))
        .orderBy(asc(contactReplies.createdAt));
      const replies = await Promise.all(
        rows.map(async ({ replyId, referenceNumber, textSealed, createdAt }) => {
          const text = await vault.open(replyColumn, textSealed);
          return { referenceNumber, reply: { replyId, text, createdAt } };
        }),
      );
      return new Map(
        referenceNumbers.map((number) => [
          number,
          replies.flatMap(({ referenceNumber, reply }) =>
            referenceNumber === number ? [reply] : [],
          ),
        ]),
      );
    },
  };
}

export type ContactRepository = ReturnType<typeof createContactRepository>;
