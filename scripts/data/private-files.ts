import { chmod, readdir } from "node:fs/promises";
import path from "node:path";

const others = 0o077;

/** From now on nobody but its owner reads what this process and its children write. */
export function writePrivately(): void {
  process.umask(others);
}

/** Takes everything in a directory, which earlier versions let others read, for its owner alone. */
export async function makePrivate(directory: string): Promise<void> {
  await chmod(directory, 0o700);
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    found
      .filter((entry) => entry.isDirectory() || entry.isFile())
      .map((entry) =>
        chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600),
      ),
  );
}
