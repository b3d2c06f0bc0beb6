/** What keeps a local server from starting: one sentence that names the file, and the way out. */
export class LocalFault extends Error {}

const fullDisk = /ENOSPC|EDQUOT|SQLITE_FULL|(?:database or )?disk is full|No space left/i;
const unwritable =
  /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(?:READONLY|CANTOPEN)|readonly database|unable to open database/;

/** A fault in place of an error that a person can do something about; undefined for any other. */
export function faultOf(error: unknown, directory: string): LocalFault | undefined {
  if (error instanceof LocalFault) return error;
  const told = error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : "";
  if (fullDisk.test(told)) return noRoom(directory);
  if (unwritable.test(told)) {
    const { path = directory, code } = error as NodeJS.ErrnoException;
    const why = code === "EPERM" ? "It is immutable or somebody else's. " : "";
    return new LocalFault(
      `${path} cannot be written to. ${why}Give this user the right to, or choose another place: DATA_DIR=/another/place npm start`,
    );
  }
  return undefined;
}

/** The disk has no room left for what is stored. */
export const noRoom = (directory: string): LocalFault =>
  new LocalFault(
    `The disk of ${directory} is full. Make room there, or choose another place: DATA_DIR=/another/place npm start`,
  );

/** The way out of a state that lacks something. */
export const wayOut = (directory: string): string =>
  `Restore ${directory} from a backup as a whole, begin anew by deleting it, or choose another place: DATA_DIR=/another/place npm start`;

/** Waits for a step of the start; ends the process with its sentence where there is one. */
export async function orStop<T>(directory: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const fault = faultOf(error, directory);
    if (fault === undefined) throw error;
    console.error(fault.message);
    process.exit(1);
  }
}
