import { statfs } from "node:fs/promises";
import { alertFields } from "#shared/alerts.ts";

/** Below this nothing is written any more, so that what is under way still ends whole. */
const reserveBytes = 16 * 1024 * 1024;
const lookEveryMs = 1000;

/** Whether the disk of a directory has room for more. */
export async function hasRoom(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= reserveBytes;
}

/** Looks after a disk from now on and says in the log when it is full and when there is room again. */
export function watchDisk(directory: string): { readonly isFull: () => boolean } {
  let isFull = false;
  const look = async () => {
    const isFullNow = !(await hasRoom(directory));
    if (isFullNow === isFull) return;
    isFull = isFullNow;
    const line = isFull
      ? { level: "error", event: "disk-full", part: "server", ...alertFields("disk-full") }
      : { level: "info", event: "disk-has-room", part: "server" };
    console.log(JSON.stringify(line));
  };
  // A look that fails changes nothing; the next one tells.
  setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  return { isFull: () => isFull };
}
