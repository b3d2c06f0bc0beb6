import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { createFileChunkRepository } from "../files/file-chunk-repository.ts";
import { fileQuota } from "../files/support-file.ts";
import type { CheckedFile } from "../files/support-file.ts";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import {
  supportFileChunks,
  supportFiles,
  supportMessages,
  supportRequests,
} from "../store/member-schema.ts";

type FileRow = typeof supportFiles.$inferSelect;

export interface SupportFile extends Pick<FileRow, "fileId" | "contentType" | "sizeBytes"> {
  readonly fileName: string;
}

export interface SupportMessage {
  readonly messageId: string;
  readonly author: "member" | "office";
  readonly text: string;
  readonly createdAt: number;
  readonly files: readonly SupportFile[];
}

/** A file that goes with a message. */
export interface NewSupportFile extends CheckedFile {
  readonly fileId: string;
  readonly memberId: string;
  readonly requestId: string;
  readonly messageId: string;
  readonly createdAt: number;
}

const dayMs = 86_400_000;

/** What is written in support requests, and the files sent with it. */
export function createSupportMessageRepository(db: Database, vault: Vault) {
  const chunks = createFileChunkRepository(db, vault);
  async function openedFile(row: FileRow): Promise<SupportFile> {
    const { fileId, contentType, sizeBytes, fileNameSealed } = row;
    const fileName = await vault.open("support_files.file_name", fileNameSealed);
    return { fileId, fileName, contentType, sizeBytes };
  }
  return {
    /**
     * Stores a file, piece by piece: all of a message's files at once would be too much memory. It shows when its message
     * is added; a file whose message never came is deleted with the expired rows. False, and nothing stored, when the
     * member's files would be too much; in a single statement, so that parallel ones cannot be more together.
     */
    async addFile({ content, fileName, ...file }: NewSupportFile): Promise<boolean> {
      const fileNameSealed = await vault.seal("support_files.file_name", fileName);
      const { fileId, memberId, requestId, messageId, contentType, sizeBytes, createdAt } = file;
      const kept = sql`SELECT coalesce(sum(size_bytes), 0) FROM support_files WHERE member_id = ${memberId}`;
      const added = await db.all(sql`
        INSERT INTO support_files
          (file_id, member_id, request_id, message_id, file_name_sealed, content_type, size_bytes, created_at)
        SELECT ${fileId}, ${memberId}, ${requestId}, ${messageId}, ${fileNameSealed}, ${contentType},
          ${sizeBytes}, ${createdAt}
        WHERE (${kept}) + ${sizeBytes} <= ${fileQuota.totalBytes}
          AND (${kept} AND created_at > ${createdAt - dayMs}) + ${sizeBytes} <= ${fileQuota.dailyBytes}
        RETURNING file_id`);
      if (added.length === 0) return false;
      await chunks.write(fileId, content);
      return true;
    },
    /** Takes back the files of a message that is not sent after all. */
    async removeFiles(messageId: string): Promise<void> {
      const ofMessage = eq(supportFiles.messageId, messageId);
      const ids = db.select({ id: supportFiles.fileId }).from(supportFiles).where(ofMessage);
      await db.batch([
        db.delete(supportFileChunks).where(inArray(supportFileChunks.fileId, ids)),
        db.delete(supportFiles).where(ofMessage),
      ]);
    },
    /** Everything written in a request, oldest first. */
    async list(requestId: string): Promise<SupportMessage[]> {
      const [messages, files] = await db.batch([
        db
          .select()
          .from(supportMessages)
          .where(eq(supportMessages.requestId, requestId))
          .orderBy(asc(supportMessages.createdAt), asc(supportMessages.messageId)),
        db.select().from(supportFiles).where(eq(supportFiles.requestId, requestId)),
      ]);
      return Promise.all(
        messages.map(async ({ messageId, author, textSealed, createdAt }) => ({
          messageId,
          author: author === "office" ? ("office" as const) : ("member" as const),
          text: await vault.open("support_messages.text", textSealed),
          createdAt,
          files: await Promise.all(
            files.filter((file) => file.messageId === messageId).map(openedFile),
          ),
        })),
      );
    },
    /** A file of a member's request, with the request's number and its content as base64; the office names no member. */
    async findFile(
      fileId: string,
      memberId?: string,
    ): Promise<
      (SupportFile & { readonly referenceNumber: string; readonly content: string }) | undefined
    > {
      const row = await db
        .select({ file: supportFiles, referenceNumber: supportRequests.referenceNumber })
        .from(supportFiles)
        .innerJoin(supportRequests, eq(supportRequests.requestId, supportFiles.requestId))
        .where(
          and(
            eq(supportFiles.fileId, fileId),
            memberId === undefined ? undefined : eq(supportRequests.memberId, memberId),
          ),
        )
        .get();
      if (row === undefined) return undefined;
      const { referenceNumber } = row;
      return {
        ...(await openedFile(row.file)),
        referenceNumber,
        content: await chunks.read(fileId),
      };
    },
  };
}

export type SupportMessageRepository = ReturnType<typeof createSupportMessageRepository>;
