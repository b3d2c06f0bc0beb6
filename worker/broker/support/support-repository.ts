import { and, count, desc, eq, gt, gte, lt, not, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SQL } from "drizzle-orm";
import * as v from "valibot";
import type { SupportStatus } from "#shared/calls/support/support-fields.ts";
import { supportStatuses } from "#shared/calls/support/support-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import { hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import type { OfficeStage } from "./office-stage.ts";
import { supportMessages, supportRequests } from "../store/member-schema.ts";
import type { Answered } from "./staged-repository.ts";
import type { Said } from "./said.ts";
import { createStagedRepository } from "./staged-repository.ts";

type Row = typeof supportRequests.$inferSelect;

export interface SupportRequest extends Omit<Row, "subjectSealed" | "status" | "seenAt"> {
  readonly subject: string;
  readonly status: SupportStatus;
  /** Whether the office has written something the member has not opened yet. */
  readonly hasNews: boolean;
}

export type RequestName = Pick<Row, "requestId" | "referenceNumber">;

/** A message as it is added. */
export interface NewSupportMessage {
  readonly messageId: string;
  readonly author: "member" | "office";
  readonly text: string;
  readonly createdAt: number;
}

interface SaidColumns {
  readonly id: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
}

/** Rows that say it: from a hyphen after it up to a full stop, the character that follows. */
const says = ({ id, createdAt }: SaidColumns, { said, since }: Said): SQL =>
  and(gte(id, `${said}-`), lt(id, `${said}.`), gt(createdAt, since))!;

const StatusSchema = v.picklist(supportStatuses);
const hasNews = sql<number>`EXISTS (
  SELECT 1 FROM support_messages AS news WHERE news.request_id = support_requests.request_id
  AND news.author = 'office' AND news.created_at > support_requests.seen_at)`;

export const supportPageSize = 20;

/** Support requests and what is written in them. Whoever asks for a member names the member. */
export function createSupportRepository(db: Database, vault: Vault) {
  const { stages, step, answer } = createStagedRepository(db, {
    table: supportRequests,
    reference: supportRequests.referenceNumber,
    state: supportRequests.status,
    closed: "solved",
    takenBy: supportRequests.takenBy,
    updatedAt: supportRequests.updatedAt,
    change: ({ state: status, ...changed }, where) =>
      db
        .update(supportRequests)
        .set({ ...changed, ...(status === undefined ? {} : { status }) })
        .where(where)
        .returning({ requestId: supportRequests.requestId }),
  });
  const { requestId: id, createdAt: openedAt } = supportRequests;
  const { messageId, createdAt: writtenAt } = supportMessages;
  const isSaid = (said: Said) => says({ id, createdAt: openedAt }, said);
  const named = (said: Said) =>
    db
      .select({
        requestId: supportRequests.requestId,
        referenceNumber: supportRequests.referenceNumber,
      })
      .from(supportRequests)
      .where(isSaid(said))
      .limit(1);
  const select = () => db.select({ row: supportRequests, hasNews }).from(supportRequests);
  async function opened({ row, hasNews: news }: { row: Row; hasNews: number }) {
    const { subjectSealed, status, seenAt: _seenAt, ...rest } = row;
    const subject = await vault.open("support_requests.subject", subjectSealed);
    return { ...rest, subject, status: v.parse(StatusSchema, status), hasNews: news === 1 };
  }
  async function sealed(requestId: string, { text, ...message }: NewSupportMessage) {
    return { ...message, requestId, textSealed: await vault.seal("support_messages.text", text) };
  }
  /** The statement that adds a message of a request, on a condition that is still to be told. */
  async function adding(requestId: string, message: NewSupportMessage) {
    const { author, textSealed, createdAt, ...own } = await sealed(requestId, message);
    const row = sql`SELECT ${own.messageId}, ${requestId}, ${author}, ${textSealed}, ${createdAt}`;
    return (condition: SQL) => db.insert(supportMessages).select(sql`${row} WHERE ${condition}`);
  }
  return {
    async isReferenceTaken(referenceNumber: string): Promise<boolean> {
      const row = await db
        .select({ requestId: supportRequests.requestId })
        .from(supportRequests)
        .where(eq(supportRequests.referenceNumber, referenceNumber))
        .get();
      return row !== undefined;
    },
    /** The request that says something already; undefined where none does. */
    async findSaid(said: Said): Promise<RequestName | undefined> {
      return named(said).get();
    },
    /**
     * Stores a request with its first message, unless one says the same already; yields the one there is then. In a single
     * statement, so that of several at once one is stored.
     */
    async add(
      { subject, ...request }: Omit<SupportRequest, "hasNews">,
      first: NewSupportMessage,
      said: Said,
    ): Promise<RequestName> {
      const { requestId, referenceNumber, memberId, typeId, status, quoteId, takenBy } = request;
      const subjectSealed = await vault.seal("support_requests.subject", subject);
      const addFirst = await adding(requestId, first);
      const row = sql`SELECT ${requestId}, ${referenceNumber}, ${memberId}, ${typeId}, ${subjectSealed},
        ${status}, ${quoteId}, ${takenBy}, ${request.createdAt}, ${request.updatedAt}, ${first.createdAt}`;
      const isNew = not(hasRow(db, supportRequests, isSaid(said)));
      const isAdded = hasRow(db, supportRequests, eq(supportRequests.requestId, requestId));
      const [, , standing] = await db.batch([
        db.insert(supportRequests).select(sql`${row} WHERE ${isNew}`),
        addFirst(isAdded),
        named(said),
      ]);
      return standing[0] ?? { requestId, referenceNumber };
    },
    /**
     * Adds a message, which leaves the request in a state; false, and neither, when the newest one says the same. In a single
     * statement, so that of several at once one is added.
     */
    async write(
      requestId: string,
      message: NewSupportMessage,
      status: SupportStatus,
      said: Said,
    ): Promise<boolean> {
      const addIf = await adding(requestId, message);
      const newest = sql`(SELECT max(created_at) FROM support_messages WHERE request_id = ${requestId})`;
      const isSame = and(
        says({ id: messageId, createdAt: writtenAt }, said),
        eq(writtenAt, newest),
      );
      const isNew = not(hasRow(db, supportMessages, isSame));
      const isAdded = hasRow(db, supportMessages, eq(messageId, message.messageId));
      const [, changed] = await db.batch([
        addIf(isNew),
        db
          .update(supportRequests)
          .set({ status, updatedAt: message.createdAt })
          .where(and(eq(id, requestId), isAdded))
          .returning({ id }),
      ]);
      return changed.length > 0;
    },
    async find(requestId: string, memberId: string): Promise<SupportRequest | undefined> {
      const found = await select()
        .where(
          and(eq(supportRequests.requestId, requestId), eq(supportRequests.memberId, memberId)),
        )
        .get();
      return found && opened(found);
    },
    /** For the office. */
    async findByReference(referenceNumber: string): Promise<SupportRequest | undefined> {
      const found = await select()
        .where(eq(supportRequests.referenceNumber, referenceNumber))
        .get();
      return found && opened(found);
    },
    /** A member's requests, the last changed first; pages count from 1. */
    async list(
      memberId: string,
      status: SupportStatus | undefined,
      page: number,
    ): Promise<{ readonly total: number; readonly results: readonly SupportRequest[] }> {
      const wanted = and(
        eq(supportRequests.memberId, memberId),
        status === undefined ? undefined : eq(supportRequests.status, status),
      );
      const [counted, rows] = await db.batch([
        db.select({ total: count() }).from(supportRequests).where(wanted),
        select()
          .where(wanted)
          .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.requestId))
          .limit(supportPageSize)
          .offset((page - 1) * supportPageSize),
      ]);
      return { total: counted[0]?.total ?? 0, results: await Promise.all(rows.map(opened)) };
    },
    /** All of a member's requests, the newest first. */
    async listOfMember(memberId: string): Promise<SupportRequest[]> {
      const rows = await select()
        .where(eq(supportRequests.memberId, memberId))
        .orderBy(desc(supportRequests.createdAt));
      return Promise.all(rows.map(opened));
    },
    /** For the office: everybody's at a stage, the last changed first. */
    async listForOffice(stage: OfficeStage, limit: number): Promise<SupportRequest[]> {
      const rows = await select()
        .where(stages[stage])
        .orderBy(desc(supportRequests.updatedAt))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    step,
    /** Adds a message of the office and writes it down; false, and neither, when the request has changed meanwhile. */
    async answer(
      { requestId, referenceNumber }: Pick<SupportRequest, "requestId" | "referenceNumber">,
      message: NewSupportMessage,
      answered: Answered<SupportStatus>,
      entry: AuditEntry,
    ): Promise<boolean> {
      return answer(referenceNumber, await adding(requestId, message), answered, entry);
    },
    /** Notes that the member has read everything up to a time. */
    async markSeen(requestId: string, seenAt: number): Promise<void> {
      await db
        .update(supportRequests)
        .set({ seenAt })
        .where(eq(supportRequests.requestId, requestId));
    },
  };
}

export type SupportRepository = ReturnType<typeof createSupportRepository>;
