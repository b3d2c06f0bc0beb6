import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import type { Row } from "../serve/ask-server.ts";
import { askServer } from "../serve/ask-server.ts";
import { localFiles, storesIn } from "./local-files.ts";
import { dataDirectory } from "./local-state.ts";
import { writePrivately } from "./private-files.ts";
import { quiet } from "../processes/quiet.ts";

/** What a command that may be run on a deployment's database takes as `--env`; absent: the local one. */
export const environments: readonly string[] = ["staging", "production"];

/** So long, in milliseconds, a command waits for another that writes. */
const waitForOthersMs = 10_000;

/**
 * Runs statements together on the database of the chosen environment and yields the rows of each: here by the server that
 * runs, which does not wait for another writer, or without one on the file. Throws what the database or Wrangler says.
 */
export async function execute(
  statements: readonly string[],
  environment: string | undefined,
): Promise<readonly (readonly Row[])[]> {
  writePrivately();
  if (environment !== undefined) return executeRemotely(statements, environment);
  return (await askServer(dataDirectory, statements)) ?? executeOnFile(statements);
}

function executeOnFile(statements: readonly string[]): Row[][] {
  const [file] = storesIn(localFiles(dataDirectory).database);
  if (file === undefined) throw new Error(`There is no database in ${dataDirectory}: npm start`);
  const database = new DatabaseSync(file, { timeout: waitForOthersMs });
  try {
    database.exec("BEGIN IMMEDIATE");
    const rows = statements.map((text) => database.prepare(text).all() as Row[]);
    database.exec("COMMIT");
    return rows;
  } finally {
    database.close();
  }
}

function executeRemotely(statements: readonly string[], environment: string): readonly Row[][] {
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    [
      "d1",
      "execute",
      "DB",
      "--json",
      "--yes",
      "--config",
      "wrangler.toml",
      "--remote",
      "--env",
      environment,
      "--command",
      statements.join(";\n"),
    ],
    { encoding: "utf8", env: { ...process.env, ...quiet } },
  );
  if (status !== 0) throw new Error(stderr || stdout);
  const results = JSON.parse(stdout.slice(stdout.indexOf("["))) as readonly {
    readonly results?: Row[];
  }[];
  return results.map((result) => result.results ?? []);
}
