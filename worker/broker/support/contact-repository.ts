import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import * as v from "valibot";
import type { ContactState } from "#shared/calls/contact-fields.ts";
import { contactStates } from "#shared/calls/contact-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { contactReplies } from "../store/office-schema.ts";
import { contactMessages } from "../store/schema.ts";
import type { OfficeStage } from "./office-stage.ts";

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
  const stages = {
    open: and(ne(state, "closed"), isNull(takenBy)),
    taken: and(ne(state, "closed"), isNotNull(takenBy)),
    closed: eq(state, "closed"),
  };
  const change = async (
    referenceNumber: string,
    changed: Partial<Pick<Stored, "state" | "takenBy" | "updatedAt">>,
  ): Promise<void> => {
    await db.update(contactMessages).set(changed).where(eq(byReference, referenceNumber));
  };
  return {
    async add({
      content,
      ...message
    }: Omit<ContactMessage, "state" | "takenBy" | "updatedAt">): Promise<void> {
      const contentSealed = await vault.seal(column, content);
      await db
        .insert(contactMessages)
        .values({ ...message, contentSealed, updatedAt: message.createdAt });
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
    change,
    /** Keeps an answer, which leaves the message answered unless it says more. */
    async reply(
      referenceNumber: string,
      { replyId, text, createdAt }: ContactReply,
      answered: ContactState,
    ): Promise<void> {
      const textSealed = await vault.seal(replyColumn, text);
      await db.batch([
        db.insert(contactReplies).values({ replyId, referenceNumber, textSealed, createdAt }),
        db
          .update(contactMessages)
          .set({ state: answered, updatedAt: createdAt })
          .where(eq(byReference, referenceNumber)),
      ]);
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
