import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Vault } from "../../crypto/vault.ts";
import type { AuditEntry } from "../../store/audit-entry.ts";
import { auditIf } from "../../store/audited.ts";
import type { Database } from "../../store/database.ts";
import { requestNotes } from "../../store/office-schema.ts";

/** How a call to somebody ended. */
export const calls = ["reached", "missed"] as const;
export type Call = (typeof calls)[number];

/** What somebody of the office noted of a request. */
export interface RequestNote {
  readonly id: number;
  /** Name of the account. */
  readonly accountName: string;
  /** Empty where only a call or a day was noted. */
  readonly text: string;
  readonly call: Call | undefined;
  /** The day (`YYYY-MM-DD`) the request is seen to next, as it stands with this note; empty for none. */
  readonly nextOn: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A note as it is added; without a day, the one of the note before stays. */
export interface NewNote extends Omit<RequestNote, "id" | "nextOn"> {
  readonly reference: string;
  readonly nextOn: string | undefined;
}

const column = "request_notes.text";
const CallSchema = v.nullable(v.picklist(calls));

/** Requests of the office's list that are not closed yet. */
const openReferences = sql`(
  SELECT reference_number FROM contact_messages WHERE state <> 'closed'
  UNION ALL SELECT reference_number FROM support_requests WHERE status <> 'solved'
  UNION ALL SELECT reference_number FROM vehicle_corrections WHERE state = 'pending'
  UNION ALL SELECT reference_number FROM quote_corrections WHERE state = 'pending')`;

/** Notes of requests, whatever their kind; append only. */
export function createRequestNoteRepository(db: Database, vault: Vault) {
  const { referenceNumber: ofRequest, id, nextOn: onDay } = requestNotes;
  const isNewest = sql`NOT EXISTS (SELECT 1 FROM request_notes AS later
    WHERE later.reference_number = ${ofRequest} AND later.id > ${id})`;
  return {
    /** Keeps a note and writes it down; false, and neither, when its writer has noted something since the note `lastSeen`. */
    async add(
      { reference, text, call, nextOn, accountName, createdAt }: NewNote,
      lastSeen: number,
      entry: AuditEntry,
    ): Promise<boolean> {
      const before = sql`(SELECT next_on FROM request_notes
        WHERE reference_number = ${reference} ORDER BY id DESC LIMIT 1)`;
      const isFirst = sql`NOT EXISTS (SELECT 1 FROM request_notes
        WHERE reference_number = ${reference} AND account_name = ${accountName} AND id > ${lastSeen})`;
      const textSealed = text === "" ? null : await vault.seal(column, text);
      const day = nextOn === undefined ? before : sql`${nextOn || null}`;
      const row = sql`SELECT NULL, ${reference}, ${accountName}, ${textSealed}, ${call ?? null}, ${day}, ${createdAt}`;
      const [, added] = await db.batch([
        auditIf(db, entry, isFirst),
        db
          .insert(requestNotes)
          .select(sql`${row} WHERE ${isFirst}`)
          .returning({ id }),
      ]);
      return added.length > 0;
    },
    /** What is noted of a request, oldest first. */
    async list(reference: string): Promise<RequestNote[]> {
      const rows = await db
        .select()
        .from(requestNotes)
        .where(eq(ofRequest, reference))
        .orderBy(asc(id));
      return Promise.all(
        rows.map(async ({ textSealed, call, nextOn, ...row }) => ({
          id: row.id,
          accountName: row.accountName,
          text: textSealed === null ? "" : await vault.open(column, textSealed),
          call: v.parse(CallSchema, call) ?? undefined,
          nextOn: nextOn ?? "",
          createdAt: row.createdAt,
        })),
      );
    },
    /** The next days of some requests, as far as they have one. */
    async nextDays(references: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .select({ reference: ofRequest, day: onDay })
        .from(requestNotes)
        .where(and(inArray(ofRequest, [...references]), isNewest));
      return new Map(rows.flatMap(({ reference, day }) => (day ? [[reference, day]] : [])));
    },
    /** Requests that are not closed and whose day has come (`today` is `YYYY-MM-DD`), the longest due first. */
    async listDue(today: string, limit: number) {
      const rows = await db
        .select({ reference: ofRequest, day: onDay })
        .from(requestNotes)
        .where(and(lte(onDay, today), isNewest, sql`${ofRequest} IN ${openReferences}`))
        .orderBy(asc(onDay), asc(id))
        .limit(limit);
      return rows.flatMap(({ reference, day }) => (day === null ? [] : [{ reference, day }]));
    },
  };
}

export type RequestNoteRepository = ReturnType<typeof createRequestNoteRepository>;
