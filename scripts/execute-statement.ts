import { spawnSync } from "node:child_process";
import { dataDirectory } from "./local-state.ts";
import { writePrivately } from "./private-files.ts";
import { quiet } from "./quiet.ts";

export type Row = Readonly<Record<string, unknown>>;

/** What a command that may be run on a deployment's database takes as `--env`; absent: the local one. */
export const environments: readonly string[] = ["staging", "production"];

/** Runs statements together on the database of the chosen environment and yields the rows of each. Throws what Wrangler says. */
export function execute(
  statements: readonly string[],
  environment: string | undefined,
): readonly (readonly Row[])[] {
  writePrivately();
  const place =
    environment === undefined
      ? ["--local", "--persist-to", dataDirectory]
      : ["--remote", "--env", environment];
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
      ...place,
      "--command",
      statements.join(";\n"),
    ],
    { encoding: "utf8", env: { ...process.env, ...quiet } },
  );
  if (status !== 0) throw new Error(stderr || stdout);
  const results = JSON.parse(stdout.slice(stdout.indexOf("["))) as readonly {
    readonly results?: readonly Row[];
  }[];
  return results.map((result) => result.results ?? []);
}
