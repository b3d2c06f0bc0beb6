import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { frontHeader, statementsHeader } from "./local-door.ts";
import { localFiles } from "../data/local-files.ts";
import { writeWhole } from "../data/write-whole.ts";

export type Row = Readonly<Record<string, unknown>>;

const ServerSchema = v.object({ address: v.pipe(v.string(), v.url()), secret: v.string() });
const RowsSchema = v.array(v.array(v.record(v.string(), v.unknown())));
const RefusalSchema = v.object({ error: v.string() });
const refused = 422;

/** Tells whoever may read an installation's directory where its runtime is and what it has to be shown. */
export const tellOfServer = (directory: string, address: URL, secret: string): Promise<void> =>
  writeWhole(
    localFiles(directory).server,
    JSON.stringify({ address: address.href, secret } satisfies v.InferOutput<typeof ServerSchema>),
  );

/**
 * Has statements run together by the server of an installation; yields the rows of each, undefined where none runs. Throws
 * what the database says.
 */
export async function askServer(
  directory: string,
  statements: readonly string[],
): Promise<readonly (readonly Row[])[] | undefined> {
  const { server: file } = localFiles(directory);
  if (!existsSync(file)) return undefined;
  const { address, secret } = v.parse(ServerSchema, JSON.parse(readFileSync(file, "utf8")));
  const headers = { [frontHeader]: secret, [statementsHeader]: "1" };
  const init = { method: "POST", headers, body: JSON.stringify(statements) };
  const answer = await fetch(address, init).catch((error: unknown) => {
    // It was killed, and its file stayed.
    if (isNobodyThere(error)) return undefined;
    throw error;
  });
  if (answer?.status === refused)
    throw new Error(v.parse(RefusalSchema, await answer.json()).error);
  // Somebody else may have got its port since.
  return answer?.ok === true ? v.parse(RowsSchema, await answer.json()) : undefined;
}

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  error.cause.code === "ECONNREFUSED";
