import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { LocalFault } from "./local-fault.ts";

const busy = 5;
/** Held as long as the process lives; the system lets go of it however that ends. */
let held: DatabaseSync | undefined;

function lock(file: string): void {
  held = new DatabaseSync(file, { timeout: 0 });
  held.exec("BEGIN EXCLUSIVE");
}

/** Keeps a second server from the same files; two would run the same alarms. Throws a fault where there is one. */
export function holdAlone(file: string, directory: string): void {
  try {
    lock(file);
  } catch (error) {
    held?.close();
    const isHeld = error instanceof Error && "errcode" in error && error.errcode === busy;
    if (!isHeld) {
      // It holds nothing: whatever else is in it is none of ours.
      rmSync(file, { force: true });
      return lock(file);
    }
    throw new LocalFault(
      `Another server runs on ${directory}. Stop it, or choose another place: DATA_DIR=/another/place npm start`,
    );
  }
}
