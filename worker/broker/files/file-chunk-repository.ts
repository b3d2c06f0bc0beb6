import { asc, eq } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { Database } from "../store/database.ts";
import { supportFileChunks } from "../store/member-schema.ts";

/** A sealed piece is a third longer; a row of D1 holds 2 MB. */
const chunkLength = 1024 * 1024;
const column = "support_file_chunks.content";

const chunksOf = (content: string): string[] =>
  Array.from({ length: Math.ceil(content.length / chunkLength) }, (_, position) =>
    content.slice(position * chunkLength, (position + 1) * chunkLength),
  );

/** Contents of files in Base64, sealed and in pieces that fit a row: all at once would be too much memory. */
export function createFileChunkRepository(db: Database, vault: Vault) {
  const ofFile = (fileId: string) => eq(supportFileChunks.fileId, fileId);
  return {
    async write(fileId: string, content: string): Promise<void> {
      for (const [position, chunk] of chunksOf(content).entries()) {
        const contentSealed = await vault.seal(column, chunk);
        await db.insert(supportFileChunks).values({ fileId, position, contentSealed });
      }
    },
    async read(fileId: string): Promise<string> {
      const chunks = await db
        .select({ contentSealed: supportFileChunks.contentSealed })
        .from(supportFileChunks)
        .where(ofFile(fileId))
        .orderBy(asc(supportFileChunks.position));
      const texts: string[] = [];
      for (const { contentSealed } of chunks) texts.push(await vault.open(column, contentSealed));
      return texts.join("");
    },
  };
}
