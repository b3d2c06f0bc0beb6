import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Every value of every table, one after another: long ones lie in pieces in the file. */
function valuesOf(file: string): Buffer {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all() as unknown as readonly { readonly name: string }[];
    const values = tables
      .flatMap(({ name }) => {
        const rows = database.prepare(`SELECT * FROM "${name}"`);
        rows.setReadBigInts(true);
        return rows.all();
      })
      .flatMap((row) => Object.values(row));
    return Buffer.concat(
      values.map((value) =>
        value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value)),
      ),
    );
  } finally {
    database.close();
  }
}

/** Which of some words stand in a server's data directory: in any file as it is, its write-ahead logs among them, and in any database. */
export function foundInData(dataDirectory: string, words: readonly string[]): string[] {
  const files = readdirSync(dataDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = files.flatMap((file) =>
    file.endsWith(".sqlite") ? [readFileSync(file), valuesOf(file)] : [readFileSync(file)],
  );
  return words.filter((word) => contents.some((content) => content.includes(word)));
}
