import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file so that it is there whole or as it was before, whatever happens meanwhile: beside it, to the disk, then under
 * its name. Readable by its owner only. Throws what the disk says.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    const written = await open(beside, "w", 0o600);
    try {
      await written.writeFile(text);
      await written.sync();
    } finally {
      await written.close();
    }
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  const directory = await open(path.dirname(file), "r");
  // Not every file system lets a directory be synced; the name is there all the same.
  await directory.sync().catch(() => undefined);
  await directory.close();
}
