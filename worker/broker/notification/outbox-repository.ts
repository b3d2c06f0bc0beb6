import { desc, eq, getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Attachment, Message } from "./notification.ts";
import type { Database } from "../store/database.ts";
import { outbox } from "../store/message-schema.ts";

const AttachedSchema = v.object({
  fileName: v.string(),
  contentType: v.string(),
  /** Bytes. */
  size: v.number(),
});
const PartsSchema = v.object({
  html: v.exactOptional(v.string()),
  attached: v.array(AttachedSchema),
});
type Parts = v.InferOutput<typeof PartsSchema>;
const PartsJsonSchema = v.pipe(v.string(), v.parseJson(), PartsSchema);
const FilesJsonSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export interface OutboxMessage extends Omit<Message, "dedupeKey"> {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A message as it is listed: its files by name alone. */
export interface ListedMessage extends Parts {
  readonly id: number;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const { filesSealed: _files, ...listedColumns } = getTableColumns(outbox);
type ListedRow = Omit<typeof outbox.$inferSelect, "filesSealed">;

const partsOf = ({ html, attachments = [] }: OutboxMessage): Parts => ({
  ...(html === undefined ? {} : { html }),
  attached: attachments.map(({ fileName, contentType, bytes }) => ({
    fileName,
    contentType,
    size: bytes.length,
  })),
});

/** Messages that the embedded provider "sent". */
export function createOutboxRepository(db: Database, vault: Vault, blindIndex: BlindIndex) {
  const openParts = async (sealed: string | null): Promise<Parts> =>
    sealed === null
      ? { attached: [] }
      : v.parse(PartsJsonSchema, await vault.open("outbox.parts", sealed));
  async function opened(row: ListedRow): Promise<ListedMessage> {
    const [to, subject, text, parts] = await Promise.all([
      vault.open("outbox.to", row.toSealed),
      vault.open("outbox.subject", row.subjectSealed),
      vault.open("outbox.text", row.textSealed),
      openParts(row.partsSealed),
    ]);
    return { id: row.id, channel: row.channel, to, subject, text, at: row.createdAt, ...parts };
  }
  async function sealedParts(message: OutboxMessage) {
    const { html, attachments = [] } = message;
    if (html === undefined && attachments.length === 0) return {};
    const files = JSON.stringify(attachments.map(({ bytes }) => encodeBase64(bytes)));
    return {
      partsSealed: await vault.seal("outbox.parts", JSON.stringify(partsOf(message))),
      ...(attachments.length === 0 ? {} : { filesSealed: await vault.seal("outbox.files", files) }),
    };
  }
  return {
    async add(message: OutboxMessage, dedupeKey: string | undefined): Promise<void> {
      const row = {
        dedupeKey: dedupeKey ?? null,
        channel: message.channel,
        toIndex: await blindIndex.of("mailbox", message.to),
        toSealed: await vault.seal("outbox.to", message.to),
        subjectSealed: await vault.seal("outbox.subject", message.subject),
        textSealed: await vault.seal("outbox.text", message.text),
        ...(await sealedParts(message)),
        createdAt: message.at,
      };
      await db.insert(outbox).values(row).onConflictDoNothing();
    },
    /** Newest first; to one receiver when given. */
    async list(to: string | undefined, limit: number): Promise<ListedMessage[]> {
      const toIndex = to === undefined ? undefined : await blindIndex.of("mailbox", to);
      const rows = await db
        .select(listedColumns)
        .from(outbox)
        .where(toIndex === undefined ? undefined : eq(outbox.toIndex, toIndex))
        .orderBy(desc(outbox.id))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    /** The designed form of one message. */
    async findHtml(id: number): Promise<string | undefined> {
      const row = await db
        .select({ sealed: outbox.partsSealed })
        .from(outbox)
        .where(eq(outbox.id, id))
        .get();
      return row && (await openParts(row.sealed)).html;
    },
    /** One of the files of a message, counted from 0. */
    async findFile(id: number, index: number): Promise<Attachment | undefined> {
      const row = await db
        .select({ parts: outbox.partsSealed, files: outbox.filesSealed })
        .from(outbox)
        .where(eq(outbox.id, id))
        .get();
      if (row?.files == null) return undefined;
      const { attached } = await openParts(row.parts);
      const files = v.parse(FilesJsonSchema, await vault.open("outbox.files", row.files));
      const [named, content] = [attached[index], files[index]];
      if (named === undefined || content === undefined) return undefined;
      const bytes = decodeBase64(content);
      const { fileName, contentType } = named;
      return bytes.ok ? { fileName, contentType, bytes: bytes.value } : undefined;
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
