import { existsSync } from "node:fs";
import { kindsIn, localFiles, storesIn } from "./local-files.ts";
import { readStore } from "./read-store.ts";

/**
 * Whether something was stored in a directory already: it was prepared once, has objects or a database with tables. A first
 * start that was broken off before that has left nothing. Throws a fault for a database that cannot be read.
 */
export function hasData(directory: string): boolean {
  const { installation, database, objects } = localFiles(directory);
  return (
    existsSync(installation) ||
    kindsIn(objects).some((kind) => storesIn(kind).length > 0) ||
    storesIn(database).some((file) =>
      readStore(file, directory, ({ hasTable }) => hasTable("d1_migrations")),
    )
  );
}
